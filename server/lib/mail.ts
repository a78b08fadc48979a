/**
 * A mail from the shop, with HTML beside its text where there is some; the Reply-To of a contact message is the
 * visitor.
 */
export type Mail = {
  readonly messageId: string;
  /** Stands in place of the sender's usual name; the address stays. */
  readonly senderName?: string;
  readonly to: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly date: Date;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Who a mail is from; an empty name for the address alone. */
export type Sender = { readonly name: string; readonly address: string };
