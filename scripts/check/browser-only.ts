/**
 * Files of features and forms that only a browser runs: hooks, and what reaches into the page. The screens' own tests (tests/e2e)
 * go through them; neither coverage nor mutants judge them by unit tests.
 */
export const browserOnly: readonly string[] = [
  "app/features/**/use-*.ts",
  // The store's widget, its frames and its script.
  "app/features/cart/{load-sdk,mount-product,sdk-types,shop-cart}.ts",
  // Workers, queues and forms that are sent from the page.
  "app/features/site/{send-offline-queue,start-offline}.ts",
  "app/forms/queue-form.ts",
  "app/features/manual/send-vote.ts",
  "app/features/admin/subscribers/download-export.ts",
];
