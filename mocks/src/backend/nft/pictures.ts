import { Hono } from 'hono';
import type { RoomEnv } from '../room.ts';
import { wallets } from './tokens.ts';

/** Pictures of tokens as the media server gives them out; `gone` is one that cannot be drawn. */
export const tokenPictures = new Hono<RoomEnv>();

/** How many sendings a world has taken: what a suite of orders counts. */
tokenPictures.get('/transfers', (context) =>
  context.json([...wallets(context.get('world')).values()].flatMap(({ transfers }) => transfers).length),
);

tokenPictures.get('/:name', (context) => {
  const name = context.req.param('name');
  const type = { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=600' };
  if (name.startsWith('gone')) return context.body('not a picture', 200, type);
  const seed = [...name].reduce((sum, sign) => sum + sign.charCodeAt(0) * 7, 0);
  // The tints of the service's tiles, light to dark, so that a list of them stays calm.
  const hues = [258, 178, 212, 140, 345, 24];
  const tint = (light: number) => `hsl(${hues[seed % hues.length]} 48% ${light}%)`;
  const hill = (y: number, light: number) =>
    `<path d="M0 ${y} Q80 ${y - 60 - (seed % 40)} 170 ${y} T400 ${y - 20} V300 H0Z" fill="${tint(light)}"/>`;
  return context.body(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="${tint(90)}"/><circle cx="${90 + (seed % 220)}" cy="90" r="42" fill="hsl(42 90% 76%)"/>${hill(190, 76)}${hill(235, 62)}${hill(275, 48)}</svg>`,
    200,
    type,
  );
});
