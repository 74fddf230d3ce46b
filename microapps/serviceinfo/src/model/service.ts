import { plain } from '@wallet/kit/format';

/** What services are listed under. */
const groups = ['basic', 'pay', 'money', 'identity', 'travel', 'life'] as const;
export type Group = (typeof groups)[number];

interface Place {
  group: Group;
  picture: string;
  /** the screen where the service begins, by its code, of an app of the wallet; undefined where no app has it */
  start?: string;
}

// The specification gives the codes (1-shell s9, R421) and the screens; which screen belongs to which code is assumed
// after the services' names.
const places = {
  '01': { group: 'basic', picture: 'account', start: 'FMA10000' },
  '02': { group: 'basic', picture: 'my', start: 'FMY10000' },
  '03': { group: 'identity', picture: 'edoc' },
  '04': { group: 'identity', picture: 'certi', start: 'FCE10000' },
  '05': { group: 'pay', picture: 'coupon', start: 'FCP10000' },
  '06': { group: 'identity', picture: 'moid', start: 'FMC10000' },
  '07': { group: 'basic', picture: 'assistant', start: 'FAL11000' },
  '08': { group: 'basic', picture: 'event', start: 'FAL30000' },
  '09': { group: 'life', picture: 'pems', start: 'FML30000' },
  '10': { group: 'pay', picture: 'cmarket', start: 'FCM10000' },
  '11': { group: 'identity', picture: 'mili', start: 'FSO11000' },
  '12': { group: 'identity', picture: 'license', start: 'KFC20000' },
  '13': { group: 'pay', picture: 'account' },
  '14': { group: 'life', picture: 'carbon', start: 'FCA10000' },
  '15': { group: 'identity', picture: 'edoc', start: 'FEC10000' },
  '16': { group: 'travel', picture: 'forest', start: 'FTR10000' },
  '17': { group: 'travel', picture: 'flight', start: 'FLY20000' },
  '18': { group: 'travel', picture: 'rail', start: 'FKS10000' },
  '19': { group: 'travel', picture: 'abr', start: 'FGR10000' },
  '20': { group: 'travel', picture: 'nie', start: 'FNE10000' },
  '21': { group: 'life', picture: 'car', start: 'FCI10000' },
  '22': { group: 'life', picture: 'car', start: 'FCI91000' },
  '23': { group: 'travel', picture: 'airport', start: 'FKT21000' },
  '24': { group: 'money', picture: 'exchange', start: 'FEX00001' },
  '25': { group: 'money', picture: 'gold', start: 'FGS11000' },
  '26': { group: 'money', picture: 'fxwallet', start: 'FFC10000' },
  '27': { group: 'pay', picture: 'charge' },
  '28': { group: 'pay', picture: 'donation', start: 'FHL31000' },
  '29': { group: 'pay', picture: 'point', start: 'FPO10000' },
  '30': { group: 'travel', picture: 'museum', start: 'FMU10000' },
  '31': { group: 'travel', picture: 'passport', start: 'FPS10000' },
  '32': { group: 'travel', picture: 'smps', start: 'FSP10000' },
  '33': { group: 'life', picture: 'book', start: 'FBK10000' },
  '34': { group: 'life', picture: 'tax', start: 'FNT10000' },
  '35': { group: 'life', picture: 'insurance', start: 'FEI10000' },
  '36': { group: 'life', picture: 'insurance' },
  '37': { group: 'identity', picture: 'gmid', start: 'FGM40000' },
  '38': { group: 'identity', picture: 'student', start: 'FSL10000' },
  '39': { group: 'money', picture: 'nft', start: 'FNF10000' },
  '40': { group: 'money', picture: 'rates' },
  '43': { group: 'life', picture: 'mili', start: 'FYB10000' },
  '45': { group: 'life', picture: 'car' },
  '47': { group: 'basic', picture: 'lab', start: 'FLA61000' },
} as const satisfies Readonly<Record<string, Place>>;

/** In place of an address: nothing is known of what is released. */
export const UNREAD = 'unread';

/** The codes of the service-code table that have a name: 01 to 47 without 41, 42, 44 and 46. */
export type ServiceCode = keyof typeof places;

/** A service of the wallet, in the language shown. */
export interface Service {
  code: ServiceCode;
  name: string;
  about: string;
  group: Group;
  start: string | undefined;
}

export const serviceCodes = Object.keys(places).sort() as readonly ServiceCode[];

export function placeOf(code: ServiceCode): Place {
  return places[code];
}

/** The code that an address asks for; undefined for one without a name. */
export function readCode(query: URLSearchParams): ServiceCode | undefined {
  return serviceCodes.find((code) => code === query.get('code'));
}

export interface Filter {
  /** words to look for in name and description */
  words: string;
  /** the codes that are joined, where only they are wanted */
  only?: ReadonlySet<string> | undefined;
}

/** The services that fit, under their groups in order; a group without any is left out. */
export function listed(
  services: readonly Service[],
  { words, only }: Filter,
): { group: Group; services: Service[] }[] {
  const wanted = plain(words).split(' ');
  const found = services.filter(({ code, name, about }) => {
    const text = plain(`${name} ${about}`);
    return (only === undefined || only.has(code)) && wanted.every((word) => text.includes(word));
  });
  return groups
    .map((group) => ({ group, services: found.filter((service) => service.group === group) }))
    .filter((each) => each.services.length > 0);
}
