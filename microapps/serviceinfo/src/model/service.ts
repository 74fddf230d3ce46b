/** What services are listed under. */
const groups = ['basic', 'pay', 'money', 'identity', 'travel', 'life'] as const;
export type Group = (typeof groups)[number];

interface Place {
  group: Group;
  /** the screen where the service begins, by its code; undefined where the specification names none */
  start?: string;
}

// The specification gives the codes (1-shell s9, R421) and the screens; which screen belongs to which code is assumed
// after the services' names.
const places = {
  '01': { group: 'basic', start: 'FMA10000' },
  '02': { group: 'basic', start: 'FMY10000' },
  '03': { group: 'identity' },
  '04': { group: 'identity', start: 'FCE10000' },
  '05': { group: 'pay', start: 'FCP10000' },
  '06': { group: 'identity', start: 'FMC10000' },
  '07': { group: 'basic', start: 'FAL11000' },
  '08': { group: 'basic', start: 'FAL30000' },
  '09': { group: 'life', start: 'FML30000' },
  '10': { group: 'pay', start: 'FCM10000' },
  '11': { group: 'identity', start: 'FSO11000' },
  '12': { group: 'identity', start: 'KFC20000' },
  '13': { group: 'pay', start: 'FFC10000' },
  '14': { group: 'life', start: 'FCA10000' },
  '15': { group: 'identity', start: 'FEC10000' },
  '16': { group: 'travel', start: 'FTR10000' },
  '17': { group: 'life', start: 'FBK10000' },
  '18': { group: 'travel', start: 'FKS10000' },
  '19': { group: 'travel', start: 'FGR10000' },
  '20': { group: 'travel', start: 'FNE10000' },
  '21': { group: 'life', start: 'FCI10000' },
  '22': { group: 'life' },
  '23': { group: 'travel', start: 'FKT21000' },
  '24': { group: 'money' },
  '25': { group: 'money', start: 'FGS11000' },
  '26': { group: 'money' },
  '27': { group: 'pay' },
  '28': { group: 'pay', start: 'FHL31000' },
  '29': { group: 'pay', start: 'FPO10000' },
  '30': { group: 'travel', start: 'FMU10000' },
  '31': { group: 'travel', start: 'FPS10000' },
  '32': { group: 'travel', start: 'FSP10000' },
  '33': { group: 'travel', start: 'FLY11000' },
  '34': { group: 'life', start: 'FNT10000' },
  '35': { group: 'life', start: 'FEI10000' },
  '36': { group: 'life' },
  '37': { group: 'identity', start: 'FGM40000' },
  '38': { group: 'identity', start: 'FSL10000' },
  '39': { group: 'money', start: 'FNF10000' },
  '40': { group: 'money' },
  '43': { group: 'life', start: 'FYB10000' },
  '45': { group: 'life' },
  '47': { group: 'basic', start: 'FLA61000' },
} as const satisfies Readonly<Record<string, Place>>;

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
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = services.filter(({ code, name, about }) => {
    const text = `${name} ${about}`.toLowerCase();
    return (only === undefined || only.has(code)) && wanted.every((word) => text.includes(word));
  });
  return groups
    .map((group) => ({ group, services: found.filter((service) => service.group === group) }))
    .filter((each) => each.services.length > 0);
}
