import { describe, expect, test } from "vitest";
import { fieldsIn, fillTemplate, unknownFieldsIn } from "./reply-templates.ts";

describe("the fields of a reply template", () => {
  test("are found once each, in any spacing and case", () => {
    expect(fieldsIn("Hello {name}, {Order  Number} of { name }")).toEqual(["name", "order number"]);
    expect(fieldsIn("Hello, without any")).toEqual([]);
  });

  test.each([
    ["Hello {first name}", ["{first name}"]],
    ["{}", ["{}"]],
    ["{name", ["{"]],
    ["name}", ["}"]],
    ["{{name}}", ["{", "}"]],
    ["{constructor} {name} {__proto__}", ["{constructor}", "{__proto__}"]],
    ["{name}, {product}", []],
  ])("of %j unknown are %j", (text, unknown) => {
    expect(unknownFieldsIn(text)).toEqual(unknown);
  });

  test("are filled everywhere, and what fills them is never filled again", () => {
    const values = { name: "Ada {product} $&", "order number": "#1042", product: "Tagigo", shop: "InCard" } as const;
    const filled = fillTemplate("Hello {NAME}, {order number} of {name}. {Shop}", (field) =>
      field === "support address" ? "" : values[field],
    );
    expect(filled).toBe("Hello Ada {product} $&, #1042 of Ada {product} $&. InCard");
  });
});
