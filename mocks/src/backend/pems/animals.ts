import { addDays, addMonths, maskName, maskPhone, phoneText } from '@wallet/kit/format';
import type { Context } from 'hono';
import { languageOf, spoken, type Words } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import { AnswerError, memberOf, type RoomEnv, type World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { portrait } from './portrait.ts';

export type At = Context<RoomEnv>;
export const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};

export type Kind = 'DOG' | 'CAT';
type Shot = 'COMB' | 'RABI' | 'HTWM';

export interface Animal {
  anmlId: string;
  memberId: string;
  /** empty until it is registered */
  regNo: string;
  anmlKnd: Kind;
  anmlNm: string;
  brdCd: string;
  gndr: 'M' | 'F';
  ntrYn: 'Y' | 'N';
  brthYmd: string;
  colr: string;
  image: string;
  tagKnd: 'CHIP' | 'TAG';
  sttus: 'NONE' | 'APLY' | 'REGD' | 'LOST' | 'DEAD';
  rgstYmd: string;
  /** since when it is gone, and whether the register knows */
  lostYmd: string;
  lostTldYn: 'Y' | 'N';
  vcntList: { vcntKnd: Shot; doneYmd: string; dueYmd: string }[];
}

/** Who keeps animals, as the register has them; a phone that the wallet knows better is offered there. */
export interface Owner {
  memberId: string;
  ownrNm: string;
  phone: string;
  addr: string;
}

const words = (ko: string, en: string): Words => ({ ko, en });
export const breeds: readonly { brdCd: string; anmlKnd: Kind; brdNm: Words }[] = [
  ...(
    [
      ['말티즈', 'Maltese'],
      ['푸들', 'Poodle'],
      ['포메라니안', 'Pomeranian'],
      ['시추', 'Shih Tzu'],
      ['비숑 프리제', 'Bichon Frise'],
      ['치와와', 'Chihuahua'],
      ['요크셔테리어', 'Yorkshire Terrier'],
      ['웰시 코기', 'Welsh Corgi'],
      ['진돗개', 'Jindo'],
      ['시바', 'Shiba'],
      ['골든 리트리버', 'Golden Retriever'],
      ['래브라도 리트리버', 'Labrador Retriever'],
      ['보더 콜리', 'Border Collie'],
      ['닥스훈트', 'Dachshund'],
      ['믹스견', 'Mixed breed'],
    ] as const
  ).map(([ko, en], at) => ({ brdCd: `D${at + 1}`, anmlKnd: 'DOG' as const, brdNm: words(ko, en) })),
  ...(
    [
      ['코리안 쇼트헤어', 'Korean Shorthair'],
      ['러시안 블루', 'Russian Blue'],
      ['페르시안', 'Persian'],
      ['스코티시 폴드', 'Scottish Fold'],
      ['샴', 'Siamese'],
      ['브리티시 쇼트헤어', 'British Shorthair'],
      ['믹스묘', 'Mixed breed'],
    ] as const
  ).map(([ko, en], at) => ({ brdCd: `C${at + 1}`, anmlKnd: 'CAT' as const, brdNm: words(ko, en) })),
];
export const breedOf = (brdCd: string): Words =>
  breeds.find((one) => one.brdCd === brdCd)?.brdNm ?? words('그 밖의 품종', 'Another breed');

/** Today when this world began. */
export const firstDay = (world: World): string => world.room('pems.first', () => seoulDate(world.now()));
export const today = (context: At): string => seoulDate(context.get('world').now());
export const memberId = (context: At): string => memberOf(context).walletMberIdnfiNo;

/** Numbers of others, and those that chips were sold with. */
const OTHERS = ['410160010000025', '900113000777888'];
const SOLD = ['410160010000033', '410160010000041', '900113000123456'];

type Row = Partial<Animal> & Pick<Animal, 'anmlId' | 'memberId' | 'anmlKnd' | 'anmlNm' | 'brdCd' | 'brthYmd'>;

/** `member`: a registered dog, a puppy, a cat; `petLost`: a dog that is gone, a puppy refused; `employee`: a dog that is being given away. */
function seeded(world: World): Animal[] {
  const at = (days: number) => addDays(firstDay(world), days);
  const lostSince = at(-9);
  const rows: Row[] = [
    {
      anmlId: 'A1',
      memberId: 'W000000001',
      anmlKnd: 'DOG',
      anmlNm: '초코',
      brdCd: 'D2',

      regNo: '410160010000017',
      sttus: 'REGD',
      brthYmd: at(-1100),
      colr: 'BRWN',
      ntrYn: 'Y',

      rgstYmd: at(-1030),
      image: portrait('DOG', 'BRWN'),
      vcntList: [
        { vcntKnd: 'RABI', doneYmd: addMonths(at(20), -12), dueYmd: at(20) },
        { vcntKnd: 'COMB', doneYmd: addMonths(at(74), -12), dueYmd: at(74) },
        { vcntKnd: 'HTWM', doneYmd: at(-24), dueYmd: at(6) },
      ],
    },
    {
      anmlId: 'A2',
      memberId: 'W000000001',
      anmlKnd: 'DOG',
      anmlNm: '두부',
      brdCd: 'D5',

      brthYmd: addMonths(at(5), -2),
      colr: 'WHTE',
      gndr: 'M',
      image: portrait('DOG', 'WHTE'),
      vcntList: [{ vcntKnd: 'COMB', doneYmd: at(-7), dueYmd: at(11) }],
    },
    {
      anmlId: 'A3',
      memberId: 'W000000001',
      anmlKnd: 'CAT',
      anmlNm: '나비',
      brdCd: 'C1',

      brthYmd: at(-800),
      colr: 'CHSE',
      ntrYn: 'Y',
      image: portrait('CAT', 'CHSE'),
    },
    {
      anmlId: 'A4',
      memberId: 'W000000092',
      anmlKnd: 'DOG',
      anmlNm: '보리',
      brdCd: 'D9',

      regNo: '410160010000058',
      sttus: 'LOST',
      brthYmd: at(-1500),
      colr: 'YLLW',
      gndr: 'M',

      rgstYmd: at(-1400),
      lostYmd: lostSince,
      image: portrait('DOG', 'YLLW'),
      vcntList: [{ vcntKnd: 'RABI', doneYmd: at(-200), dueYmd: addMonths(at(-200), 12) }],
    },
    {
      anmlId: 'A5',
      memberId: 'W000000092',
      anmlKnd: 'DOG',
      anmlNm: '감자',
      brdCd: 'D15',

      sttus: 'APLY',
      brthYmd: at(-95),
      colr: 'GRAY',
      gndr: 'M',
    },
    {
      anmlId: 'A6',
      memberId: 'W000000004',
      anmlKnd: 'DOG',
      anmlNm: '콩이',
      brdCd: 'D14',

      regNo: '410160010000066',
      sttus: 'REGD',
      brthYmd: at(-900),
      colr: 'BLCK',

      rgstYmd: at(-820),
      image: portrait('DOG', 'BLCK'),
    },
    {
      anmlId: 'A7',
      memberId: 'W000000087',
      anmlKnd: 'DOG',
      anmlNm: '호두',
      brdCd: 'D3',

      regNo: '410160010000074',
      sttus: 'REGD',
      brthYmd: at(-700),
      colr: 'BRWN',
      gndr: 'M',

      rgstYmd: at(-640),
      image: portrait('DOG', 'BRWN'),
      vcntList: [{ vcntKnd: 'RABI', doneYmd: addMonths(at(20), -12), dueYmd: at(20) }],
    },
  ];
  return rows.map((row) => ({
    regNo: '',
    gndr: 'F',
    ntrYn: 'N',
    colr: 'WHTE',
    image: '',
    tagKnd: 'CHIP',
    sttus: 'NONE',

    rgstYmd: '',
    lostYmd: '',
    lostTldYn: 'N',
    vcntList: [],
    ...row,
  }));
}

export const animalsNow = (world: World): Animal[] => world.room('pems.animals', seeded);
export const ownAnimals = (context: At): Animal[] =>
  animalsNow(context.get('world')).filter((one) => one.memberId === memberId(context));
export const animalAt = (context: At, anmlId: string | undefined): Animal =>
  ownAnimals(context).find((one) => one.anmlId === anmlId) ??
  refuse('PEMS_NOT_FOUND', '동물을 찾을 수 없어요.');

/** One that is in the register and lives. */
export function registeredAt(context: At, anmlId: string | undefined): Animal {
  const one = animalAt(context, anmlId);
  return one.sttus === 'REGD' || one.sttus === 'LOST'
    ? one
    : refuse('PEMS_NOT_REGISTERED', '등록된 동물이 아니에요.');
}

export function ownerAt(context: At): Owner {
  const { walletMberIdnfiNo, custName, phone } = memberOf(context);
  const owners = context.get('world').room('pems.owners', () => new Map<string, Owner>());
  const known = owners.get(walletMberIdnfiNo);
  if (known) return known;
  const made: Owner = {
    memberId: walletMberIdnfiNo,
    ownrNm: custName,
    // The register still has the number from before.
    phone: walletMberIdnfiNo === 'W000000001' ? '01099998888' : phone,
    addr: '서울특별시 영등포구 여의나루로 50',
  };
  owners.set(walletMberIdnfiNo, made);
  return made;
}

/** A dog has to be registered within thirty days of its second month; a cat may be. */
export const registerBy = (context: At, { anmlKnd, brthYmd }: Animal): string =>
  anmlKnd === 'DOG' && !isExempt(ownerAt(context).addr) ? addDays(addMonths(brthYmd, 2), 30) : '';
/** Islands without a bridge or an agency, where an ordinance asks nobody to register. */
export const isExempt = (addr: string): boolean =>
  /옹진군 (연평|백령|대청|덕적|자월)면|신안군 흑산면|울릉군/.test(addr);
/** The register is told within ten days. */
export const lostBy = ({ lostYmd, lostTldYn }: Animal): string =>
  lostYmd !== '' && lostTldYn === 'N' ? addDays(lostYmd, 10) : '';

export function judgeNumber(context: At, regNo: string): 'UNKN' | 'FREE' | 'MINE' | 'OTHR' {
  const holder = animalsNow(context.get('world')).find((one) => one.regNo === regNo && one.sttus !== 'DEAD');
  if (holder) return holder.memberId === memberId(context) ? 'MINE' : 'OTHR';
  if (OTHERS.includes(regNo)) return 'OTHR';
  return SOLD.includes(regNo) ? 'FREE' : 'UNKN';
}

export function animalToWire(context: At, one: Animal): object {
  const { memberId: _, ...rest } = one;
  const owner = ownerAt(context);
  return {
    ...spoken({ ...rest, brdNm: breedOf(one.brdCd) }, languageOf(context)),
    rgstDueYmd: one.sttus === 'NONE' ? registerBy(context, one) : '',
    lostDueYmd: one.sttus === 'LOST' ? lostBy(one) : '',

    ownrNm: maskName(owner.ownrNm),
    phone: maskPhone(phoneText(owner.phone)),
    // Says nothing of the owner to whom it is shown: a vet's device asks the register with it.
    qrTkn: one.regNo ? `PEMS-${one.anmlId}-${one.regNo.slice(-4)}` : '',
  };
}

export function tell(
  context: At,
  to: string,
  [ko, en]: readonly [string, string],
  [text, link]: [Words, string],
) {
  notify(context.get('world'), to, { title: { ko, en }, text, link });
}
