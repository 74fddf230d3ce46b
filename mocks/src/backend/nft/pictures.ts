import { Hono } from 'hono';
import type { RoomEnv } from '../room.ts';
import { wallets } from './tokens.ts';

/** Pictures of tokens as the media server gives them out; `gone` is one that cannot be drawn. */
export const tokenPictures = new Hono<RoomEnv>();

const firs = (at: number, foot: number, ink: string) =>
  `<path fill="${ink}" d="m${at} ${foot - 120} 34 56h-18l26 44h-34v20h-16v-20h-34l26-44h-18z"/>`;
/** What tokens show, in the middle of 400 x 300: a list cuts them square. */
const motifs = {
  // A stage under a night of blossoms.
  T1001:
    '<path fill="#2d2158" d="M0 0h400v300H0z"/><path fill="#43327d" d="M150 0h100l110 300H40z"/><circle cx="266" cy="66" r="28" fill="#ffe7a3"/><path fill="#1b1338" d="M0 246h400v54H0z"/><path fill="#8b6cf0" d="M108 232q92-26 184 0v18H108z"/><path fill="#f7f3ff" d="M176 118q0-8 8-10l58-14q8-2 8 6v84a22 18 0 1 1-16-17v-48l-42 10v66a22 18 0 1 1-16-17z"/><g fill="#f7a8c4"><circle cx="92" cy="60" r="15"/><circle cx="118" cy="46" r="13"/><circle cx="116" cy="76" r="12"/><circle cx="312" cy="150" r="11"/><circle cx="332" cy="138" r="9"/><circle cx="84" cy="170" r="9"/></g>',
  // Lanterns over a pond.
  T1002:
    '<path fill="#0c3b47" d="M0 0h400v300H0z"/><path fill="#12535f" d="M0 150q100-50 200-14t200-16v180H0z"/><path fill="#0a2f39" d="M0 222q100-24 200-4t200-8v90H0z"/><g fill="none" stroke="#8fd8cf" stroke-width="5" stroke-linecap="round"><path d="M130 236V118M200 246V84M270 236V132"/></g><g fill="#ffd36b" opacity=".22"><circle cx="130" cy="104" r="44"/><circle cx="200" cy="70" r="52"/><circle cx="270" cy="118" r="42"/></g><circle cx="130" cy="104" r="23" fill="#ffb35c"/><circle cx="200" cy="70" r="28" fill="#ffe08a"/><circle cx="270" cy="118" r="22" fill="#7fe3d2"/><path fill="#ffe08a" opacity=".5" d="M188 262h24v5h-24zM122 256h16v4h-16zM262 256h16v4h-16z"/>',
  // A badge with a summit.
  T1003:
    '<path fill="#dbe9fb" d="M0 0h400v300H0z"/><path fill="#1f62b5" d="m150 176-26 108 44-22 32 30 32-30 44 22-26-108z"/><path fill="#f5b62b" d="m200 32 28 19 34-3 14 31 30 16-3 34 19 28-19 28-3 10-40 22-60 14-60-14-40-22-3-10-19-28 19-28-3-34 30-16 14-31 34 3z"/><circle cx="200" cy="134" r="74" fill="#ffe3a0"/><path fill="#2f7d57" d="m134 166 40-58 22 30 16-22 54 50a74 74 0 0 1-132 0z"/><path fill="#fff" d="m174 108 12 17-9 5-6-5-9 2zM212 116l12 12-8 4-6-4-6-2z"/><path fill="#c8442e" d="M172 68v40h5V88l24-9z"/>',
  // The forest at dawn.
  T1004: `<path fill="#e3f4e4" d="M0 0h400v300H0z"/><circle cx="200" cy="112" r="52" fill="#ffd36b"/><path fill="#a9d8b3" d="M0 176q80-60 180-22t220-30v176H0z"/>${firs(112, 236, '#2f7d4f')}${firs(288, 240, '#2f7d4f')}<path fill="#7dbd8c" d="M0 240q110-26 210-6t190-12v78H0z"/>${firs(196, 262, '#1f6440')}`,
  // A hill under stars.
  T1006:
    '<path fill="#1a2348" d="M0 0h400v300H0z"/><path fill="#27346a" d="M0 180q120-60 230-26t170-24v170H0z"/><path fill="#111937" d="M0 250q120-46 220-14t180-18v82H0z"/><path fill="#ffe7a3" d="m200 54 13 33 35 3-27 23 9 34-30-19-30 19 9-34-27-23 35-3z"/><g fill="#fff"><circle cx="112" cy="70" r="5"/><circle cx="140" cy="140" r="4"/><circle cx="290" cy="60" r="5"/><circle cx="272" cy="150" r="4"/><circle cx="312" cy="112" r="3"/><circle cx="88" cy="120" r="3"/></g>',
  // The forest at dusk.
  T1007: `<path fill="#ffe0c7" d="M0 0h400v300H0z"/><circle cx="200" cy="150" r="58" fill="#f4845f"/><path fill="#b86b7d" d="M0 190q80-50 180-18t220-26v154H0z"/>${firs(124, 240, '#5d3a5e')}${firs(280, 246, '#5d3a5e')}<path fill="#432a4c" d="M0 240q110-26 210-6t190-12v78H0z"/>`,
};

/** How many sendings a world has taken: what a suite of orders counts. */
tokenPictures.get('/transfers', (context) =>
  context.json([...wallets(context.get('world')).values()].flatMap(({ transfers }) => transfers).length),
);

tokenPictures.get('/:name', (context) => {
  const name = context.req.param('name');
  const type = { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=600' };
  if (name.startsWith('gone')) return context.body('not a picture', 200, type);
  const known = Object.keys(motifs).indexOf(name.replace(/\.svg$/, ''));
  const seed = [...name].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
  const all = Object.values(motifs);
  return context.body(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${all[known < 0 ? seed % all.length : known]}</svg>`,
    200,
    type,
  );
});
