import { type AdminScreen, adminScreens } from "#content/admin-dashboard.ts";

/** The screens of the navigation, each with the name of its picture in docs/pictures. */
export const picturedScreens = Object.entries<AdminScreen>(adminScreens).flatMap(([key, { group, title, to }]) =>
  group === undefined
    ? []
    : [{ name: `staff-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, title, to }],
);
