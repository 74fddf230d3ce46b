import { messages } from '../messages/index.ts';
import autumn from '../pictures/autumn.svg';
import bamboo from '../pictures/bamboo.svg';
import dawn from '../pictures/dawn.svg';
import deck from '../pictures/deck.svg';
import hall from '../pictures/hall.svg';
import hut from '../pictures/hut.svg';
import lake from '../pictures/lake.svg';
import night from '../pictures/night.svg';
import ridge from '../pictures/ridge.svg';
import sea from '../pictures/sea.svg';
import trail from '../pictures/trail.svg';
import valley from '../pictures/valley.svg';

const files = {
  AUTUMN: autumn,
  BAMBOO: bamboo,
  DAWN: dawn,
  DECK: deck,
  HALL: hall,
  HUT: hut,
  LAKE: lake,
  NIGHT: night,
  RIDGE: ridge,
  SEA: sea,
  TRAIL: trail,
  VALLEY: valley,
};
type PictureCode = keyof typeof files;

/** The pictures the service names, with words for them; a code this version lacks is left out. */
export function picturesOf(codes: readonly string[]): { src: string; alt: string }[] {
  const words = messages.current().pictures;
  return codes.filter(isPicture).map((code) => ({ src: files[code], alt: words[code] }));
}

function isPicture(code: string): code is PictureCode {
  return Object.hasOwn(files, code);
}
