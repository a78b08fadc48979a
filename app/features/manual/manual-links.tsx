import ExternalLink from "@lucide/icons/icons/external-link";
import ShieldCheck from "@lucide/icons/icons/shield-check";
import { Link } from "react-router";
import { ContentAnchor } from "#app/ui/content-anchor.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** docs/behavior/manuals.md#content @param official the disable-instructions page, where the manual names one */
export function ManualLinks({ official }: { official?: { title: string; href: string } }) {
  const line = "link-line inline-flex min-h-11 items-center gap-2";
  return (
    <ul data-screen-only className="mt-12 grid gap-x-8 border-t border-border pt-6 sm:flex sm:flex-wrap">
      <li>
        <Link to="/regulatory" className={line}>
          <Icon icon={ShieldCheck} className="size-5 shrink-0" /> Regulatory information
        </Link>
      </li>
      <li>
        <Link to="/troubleshooter" className={line}>
          Troubleshooter
        </Link>
      </li>
      <li>
        <Link to="/support/disable" className={line}>
          A tracker is moving with me
        </Link>
      </li>
      {official ? (
        <li>
          <ContentAnchor href={official.href} className={line}>
            <Icon icon={ExternalLink} className="size-5 shrink-0" /> {official.title}
          </ContentAnchor>
        </li>
      ) : null}
    </ul>
  );
}
