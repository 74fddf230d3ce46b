/** A drawn head before a wall, as an issuer has a photo of somebody. */
export const head = (ground: string, cloth: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 84 112"><path fill="${ground}" d="M0 0h84v112H0z"/><path fill="#e2b48f" d="M34 58h16v22H34z"/><ellipse cx="42" cy="42" rx="20" ry="25" fill="#f0c9a8"/><path fill="#2d2622" d="M21 40c0-18 9-26 21-26s21 8 21 26c-4-10-10-13-21-13s-17 3-21 13z"/><path fill="${cloth}" d="M8 112c0-24 14-35 34-35s34 11 34 35z"/></svg>`,
  )}`;
