import type { ReactNode } from "react";
import { Assistant } from "#app/features/assistant/assistant.tsx";
import { CartButton } from "#app/features/cart/cart-button.tsx";
import { ConsentSwitch } from "#app/features/consent/consent-switch.tsx";
import { NewsletterForm } from "#app/features/newsletter/newsletter-form.tsx";
import { SearchButton } from "#app/features/search/search-button.tsx";
import { AnnouncementLine } from "#app/features/site/announcement-line.tsx";
import { Footer } from "#app/features/site/footer.tsx";
import { Header } from "#app/features/site/header.tsx";
import { useRootData } from "#app/features/site/root-data.ts";
import { ThemeSwitch } from "#app/features/site/theme-switch.tsx";
import { useOfflineStart } from "#app/features/site/use-offline-start.ts";
import { usePageFrame } from "#app/lib/page-handle.ts";

const loadChat = () => import("#app/chat-with-search.tsx");

/** The frame of the shop's pages: announcement, header, main, footer and chat. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const data = useRootData();
  const { noChat, safety } = usePageFrame();
  useOfflineStart();
  return (
    <>
      {data?.frame.announcement && !safety ? <AnnouncementLine announcement={data.frame.announcement} /> : null}
      <Header
        products={data?.frame.products ?? []}
        withoutTestimonials={data?.frame.withoutTestimonials ?? false}
        search={<SearchButton />}
        cart={data ? <CartButton storefront={data.config.storefront} /> : null}
      />
      <main id="main" tabIndex={-1} className="flex-1 overflow-x-clip">
        {children}
      </main>
      <Footer
        promises={data?.frame.promises ?? []}
        year={data?.frame.year ?? new Date().getUTCFullYear()}
        columns={data?.frame.columns ?? []}
        newsletter={<NewsletterForm />}
        extras={
          <div className="flex flex-wrap items-center gap-2">
            {data?.config.analyticsId ? <ConsentSwitch /> : null}
            <ThemeSwitch />
          </div>
        }
      />
      {noChat || safety ? null : <Assistant loadChat={loadChat} />}
    </>
  );
}
