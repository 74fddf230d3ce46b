// A remote has no page of its own; the shell loads what it exposes.
export const isRemote = true;
