/** A pinned package. */
export type PinnedNode = { readonly name: string; readonly version: string };

export function pinnedNode(source: string, platform?: string, arch?: string): PinnedNode | null;
export function nodeBinary(folder: string, name: string): string;
export function fetchNode(source: string, folder: string): Promise<number>;
