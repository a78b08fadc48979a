/** What an owner enters of who sells. */
export const seller = {
  name: "InCard LLC",
  address: "1 Main Street, Irvine, CA 92618, United States",
  law: "the State of California",
  representative: "",
  phone: "",
  register: "none",
  vatId: "none",
};

/** What an owner enters of shipping. */
export const shipping = { rate: "4.95", from: "Irvine, California", countries: "US, CA" };
