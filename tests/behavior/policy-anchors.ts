/** The anchors of the policies that docs/behavior/policies.md names, each a point of the page's contents. */
export const policyAnchors = {
  privacy: [
    "information-collection",
    "location-tracking",
    "data-usage",
    "data-security",
    "third-parties",
    "your-rights",
  ],
  warranty: ["warranty-coverage", "warranty-exclusions", "warranty-process", "extended-warranty"],
  returns: ["return-eligibility", "return-process", "refund-process", "return-shipping"],
  terms: ["seller", "order", "price", "delivery", "returns-and-warranty", "use", "law"],
} as const;
