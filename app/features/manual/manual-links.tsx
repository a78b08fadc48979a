import ExternalLink from "@lucide/icons/icons/external-link";
import ShieldCheck from "@lucide/icons/icons/shield-check";
import { ContentAnchor } from "#app/ui/content-anchor.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LineLink } from "#app/ui/line-link.tsx";

/** docs/behavior/manuals.md#content @param official the disable-instructions page, where the manual names one */
export function ManualLinks({ official }: { official?: { title: string; href: string } }) {
  return (
    <ul data-screen-only className="mt-12 grid gap-x-8 border-t border-border pt-6 sm:flex sm:flex-wrap">
      <li>
        <LineLink to="/regulatory" className="gap-2">
          <Icon icon={ShieldCheck} className="size-5 shrink-0" /> Regulatory information
        </LineLink>
      </li>
      <li>
        <LineLink to="/troubleshooter">Troubleshooter</LineLink>
      </li>
      <li>
        <LineLink to="/support/disable">A tracker is moving with me</LineLink>
      </li>
      {official ? (
        <li>
          <ContentAnchor href={official.href} className="link-line inline-flex min-h-11 items-center gap-2">
            <Icon icon={ExternalLink} className="size-5 shrink-0" /> <span>{official.title}</span>
          </ContentAnchor>
        </li>
      ) : null}
    </ul>
  );
}
