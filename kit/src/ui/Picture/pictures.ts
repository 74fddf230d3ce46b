/** The tints that pictures stand on (tiles.css). */
export type Tile = 'amber' | 'orange' | 'rose' | 'violet' | 'blue' | 'teal' | 'green' | 'slate';

/** The pictures of pictures.svg by the tint of their tile. */
const picturesOn = {
  amber: [
    'point',
    'gold',
    'certi',
    'cert',
    'license',
    'account',
    'charge',
    'my',
    'coffee',
    'grain',
    'honey',
    'crown',
    'bell',
    'coins',
    'bread',
  ],
  orange: ['cmarket', 'museum', 'book', 'pems', 'notice', 'family', 'meal', 'beef', 'bookfind'],
  rose: ['coupon', 'donation', 'fcpurs', 'event', 'place', 'bag', 'clothes', 'fruit', 'film', 'popcorn'],
  violet: ['fpayment', 'gmid', 'smps', 'nft', 'assistant', 'card', 'stars', 'sign', 'pen', 'proof'],
  blue: [
    'gpayment',
    'moid',
    'student',
    'passport',
    'flight',
    'send',
    'phonecheck',
    'center',
    'remit',
    'exam',
    'queue',
  ],
  teal: ['exchange', 'fxwallet', 'insurance', 'nie', 'withdraw', 'lab', 'facecheck', 'rates', 'vase'],
  green: ['forest', 'carbon', 'abr', 'mili', 'trail', 'stay', 'booking', 'ticket', 'bus', 'cart', 'bottle'],
  slate: [
    'rail',
    'tax',
    'car',
    'edoc',
    'airport',
    'safenote',
    'scan',
    'barcode',
    'security',
    'history',
    'whitepaper',
    'gear',
    'wheel',
  ],
} as const satisfies Record<Tile, readonly string[]>;

/** A picture of a service or of a thing that customers do. */
export type PictureName = (typeof picturesOn)[Tile][number];

/** What an empty or failed page shows. */
export type StatePictureName =
  | 'empty'
  | 'none'
  | 'offline'
  | 'failed'
  | 'work'
  | 'time'
  | 'missing'
  | 'locked'
  | 'done'
  | 'quiet'
  | 'blank'
  | 'coin'
  | 'pines'
  | 'tickets'
  | 'bye';

/** The tint of a picture; undefined for a name that has none: cards of the wallet API may be newer than the kit. */
export function tileOf(name: string): Tile | undefined {
  return (Object.keys(picturesOn) as Tile[]).find((tile) =>
    (picturesOn[tile] as readonly string[]).includes(name),
  );
}
