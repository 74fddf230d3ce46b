interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const gap = 4;
const margin = 8;

/** Where a bubble of this size goes: above what it explains, below where there is no room, within the screen. */
export function place(anchor: Box, bubble: Size, screen: Size): { left: number; top: number } {
  const middle = anchor.left + anchor.width / 2 - bubble.width / 2;
  const left = Math.max(margin, Math.min(middle, screen.width - margin - bubble.width));
  const above = anchor.top - gap - bubble.height;
  const below = anchor.top + anchor.height + gap;
  return {
    left,
    top: above >= margin ? above : Math.max(margin, Math.min(below, screen.height - margin - bubble.height)),
  };
}
