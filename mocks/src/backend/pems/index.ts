import { addDays, addMonths, daysBetween } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { defineRoom, memberOf, ok, readBody } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { code, filled, flag } from '../wireFields.ts';
import { agencies, agencyAt, daysOf } from './agencies.ts';
import {
  type Animal,
  type At,
  animalAt,
  animalsNow,
  animalToWire,
  breeds,
  isExempt,
  judgeNumber,
  memberId,
  ownAnimals,
  ownerAt,
  refuse,
  registeredAt,
  tell,
  today,
} from './animals.ts';
import {
  type Application,
  applicationAt,
  applicationsNow,
  applicationToWire,
  ownApplications,
  stepOf,
} from './applications.ts';
import {
  accept,
  myOffers,
  type Offer,
  offerAt,
  offerOf,
  offerStands,
  offersNow,
  offerToWire,
} from './offers.ts';
import {
  addReport,
  LIFE_DAYS,
  messageNow,
  myReport,
  regions,
  reportAt,
  reportsNow,
  reportToWire,
  standingOf,
} from './reports.ts';

const terms = [
  { hirkStpulId: 'FML_01', stpulName: { ko: '동물등록 신청 약관', en: 'Terms of registration' } },
  {
    hirkStpulId: 'FML_02',
    stpulName: { ko: '개인정보 수집·이용 동의', en: 'Collection and use of personal data' },
  },
].map((one) => ({
  ...one,
  mandanYn: 'Y',
  stpulCtnt: {
    ko: '소유자의 이름, 주소, 휴대폰 번호와 동물의 정보를 관할 구청의 동물등록에 사용해요.\n등록이 말소되면 법이 정한 기간 뒤에 삭제해요.',
    en: 'Name, address and phone of the owner and the facts of the animal are used for the register of the town.\nThey are deleted after the time that the law says once the registration ends.',
  },
}));

const day = v.pipe(v.string(), v.regex(/^\d{8}$/));
const phone = v.pipe(v.string(), v.regex(/^01\d{8,9}$/));
const image = v.pipe(v.string(), v.maxLength(900_000), v.regex(/^(data:image\/[\w+.-]+;base64,[\w+/=]+)?$/));
const kind = v.picklist(['DOG', 'CAT']);
const regNo = v.pipe(v.string(), v.regex(/^\d{15}$/));

const animalBody = {
  anmlId: v.optional(v.string(), ''),
  anmlKnd: kind,
  anmlNm: filled,
  brdCd: code,
  brthYmd: day,

  gndr: v.picklist(['M', 'F']),
  ntrYn: flag,
  colr: code,
  image,
  tagKnd: v.picklist(['CHIP', 'TAG']),
  regNo: v.optional(v.union([regNo, v.literal('')]), ''),
};
const applyBody = v.object({
  ...animalBody,

  agncId: code,
  vstYmd: day,
  addr: filled,
  agreStpulIdList: v.array(v.string()),
});
const past = (context: At, ymd: string) =>
  ymd > today(context) ? refuse('PEMS_DATE', '오늘까지의 날짜를 입력해 주세요.') : ymd;
const taken = { OTHR: 'PEMS_NUMBER_OTHER', MINE: 'PEMS_NUMBER_MINE', UNKN: 'PEMS_NUMBER_UNKNOWN' } as const;

function checkNumber(context: At, number: string): void {
  const stands = number ? judgeNumber(context, number) : 'FREE';
  if (stands !== 'FREE') refuse(taken[stands], '사용할 수 없는 번호예요.');
}

async function apply(context: At): Promise<Response> {
  const intentId = intentOf(context);
  const world = context.get('world');
  const before = applicationsNow(world).find(
    (one) => one.intentId === intentId && one.memberId === memberId(context),
  );
  if (before) return ok(context, applicationToWire(context, before));
  const { agncId, vstYmd, addr, agreStpulIdList, anmlId, ...facts } = await readBody(context, applyBody);
  if (terms.some(({ hirkStpulId }) => !agreStpulIdList.includes(hirkStpulId)))
    refuse('PEMS_TERMS', '약관에 동의해 주세요.');
  past(context, facts.brthYmd);
  checkNumber(context, facts.regNo);
  const known = anmlId ? animalAt(context, anmlId) : undefined;
  if (known && known.sttus !== 'NONE') refuse('PEMS_TWICE', '이미 신청한 동물이에요.');
  const agency = agencyAt(agncId);
  if (facts.tagKnd === 'CHIP' && !facts.regNo && agency.chipYn === 'N')
    refuse('PEMS_NO_CHIP', '내장형 시술을 하지 않는 곳이에요.');
  const open = daysOf(context, agency).dayList.find(({ ymd }) => ymd === vstYmd);
  if (!open || open.remndr === 0) refuse('PEMS_FULL', '남은 자리가 없어요.');
  const animal: Animal = {
    memberId: memberId(context),
    rgstYmd: '',
    lostYmd: '',
    lostTldYn: 'N',
    vcntList: [],
    ...(known ?? { anmlId: `A${100 + world.nextNumber('pems.animal')}` }),

    ...facts,
    regNo: '',
    sttus: 'APLY',
  };
  if (known) Object.assign(known, animal);
  else animalsNow(world).push(animal);
  ownerAt(context).addr = addr;
  const number = world.nextNumber('pems.application');
  const made: Application = {
    rceptNo: `PM${today(context).slice(0, 6)}${String(number + 20).padStart(4, '0')}`,
    intentId,

    memberId: memberId(context),
    anmlId: animal.anmlId,
    agncId,
    vstYmd,
    aplyAt: world.now().getTime(),

    sttus: 'OPEN',
    rfslCd: '',
    crctYmd: '',
    regNo: facts.regNo || `4101600100001${String(number).padStart(2, '0')}`,
  };
  applicationsNow(world).push(made);
  return ok(context, applicationToWire(context, made));
}

async function report(context: At): Promise<Response> {
  const intentId = intentOf(context);
  const world = context.get('world');
  const mine = memberId(context);
  const before = reportsNow(world).find((one) => one.intentId === intentId && one.memberId === mine);
  if (before) return ok(context, reportToWire(context, before, true));
  const body = await readBody(
    context,
    v.object({
      rprtKnd: v.picklist(['LOST', 'FOND']),
      anmlId: v.optional(v.string(), ''),
      anmlKnd: kind,

      brdCd: v.optional(v.string(), ''),
      colr: code,
      rgn: v.picklist(['YDP', 'MPO', 'DJK']),
      image,

      plcNm: filled,
      hpnYMS: v.pipe(v.string(), v.regex(/^\d{14}$/)),
      ftr: v.optional(v.string(), ''),
      regNo: v.optional(v.union([regNo, v.literal('')]), ''),
    }),
  );
  const { regNo: chip, anmlId, ...facts } = body;
  past(context, facts.hpnYMS.slice(0, 8));
  const animal = anmlId ? registeredAt(context, anmlId) : undefined;
  const twice = reportsNow(world).find(
    (one) => anmlId && one.anmlId === anmlId && standingOf(context, one) === 'OPEN',
  );
  if (twice) refuse('PEMS_REPORT_TWICE', '이미 올린 알림이 있어요.');
  const made = addReport(world, { ...facts, anmlId, intentId, memberId: mine, anmlNm: animal?.anmlNm ?? '' });
  // One's own animal is told to the register with it.
  if (animal) Object.assign(animal, { sttus: 'LOST', lostYmd: facts.hpnYMS.slice(0, 8), lostTldYn: 'Y' });
  // Who found a chip: its owner hears of it, and stays unnamed.
  const owned = animalsNow(world).find((one) => chip && one.regNo === chip && one.memberId !== mine);
  if (owned)
    tell(
      context,
      owned.memberId,
      [`누군가 ${owned.anmlNm}를 찾았어요`, `Somebody found ${owned.anmlNm}`],
      [{ ko: '발견한 곳을 확인해 주세요.', en: 'See where.' }, `/pems/FML70200?rprtId=${made.rprtId}`],
    );
  return ok(context, reportToWire(context, made, true));
}

/** One change for one or all animals; told twice it changes nothing. */
async function change(context: At): Promise<Response> {
  const {
    knd,
    anmlId,
    ymd,
    addr,
    phone: number,
  } = await readBody(
    context,
    v.object({
      knd: v.picklist(['CNTC', 'LOST', 'FOUN', 'TAG']),
      anmlId: v.optional(v.string(), ''),

      ymd: v.optional(v.union([day, v.literal('')]), ''),
      addr: v.optional(filled),
      phone: v.optional(phone),
    }),
  );
  if (knd === 'CNTC') {
    Object.assign(ownerAt(context), { ...(addr ? { addr } : {}), ...(number ? { phone: number } : {}) });
    return ok(context);
  }
  const animal = registeredAt(context, anmlId);
  const lostYmd = ymd || animal.lostYmd || today(context);
  if (knd === 'LOST')
    Object.assign(animal, { sttus: 'LOST', lostTldYn: 'Y', lostYmd: past(context, lostYmd) });
  if (knd === 'FOUN') {
    Object.assign(animal, { sttus: 'REGD', lostYmd: '', lostTldYn: 'N' });
    for (const one of reportsNow(context.get('world'))) if (one.anmlId === anmlId) one.sttus = 'RNTD';
  }
  return ok(context);
}

/** What the next shot of a kind is due from the last one on. */
function nextShot(one: Animal, vcntKnd: Animal['vcntList'][number]['vcntKnd'], doneYmd: string): string {
  if (vcntKnd === 'HTWM') return addMonths(doneYmd, 1);
  const isYoung = vcntKnd === 'COMB' && daysBetween(one.brthYmd, doneYmd) < 16 * 7;
  return isYoung ? addDays(doneYmd, 18) : addMonths(doneYmd, 12);
}

const byOffer = v.object({ offrId: v.string() });
const byReport = v.object({ rprtId: v.string() });

/** Companion animals: all calls are our own, the specification names none (N40). */
export const pemsRoom = defineRoom('/pems', (routes) => {
  routes.get('/pems/animals', (context) => {
    const applications = ownApplications(context);
    return ok(context, {
      animalList: ownAnimals(context).map((one) => animalToWire(context, one)),
      aplyCnt: applications.filter((one) => !['DONE', 'CNCL'].includes(stepOf(context, one))).length,
      rfslCnt: applications.filter((one) => one.sttus === 'RJCT').length,
      offrList: myOffers(context).map((one) => offerToWire(context, one)),
    });
  });
  routes.get('/pems/animal', (context) => {
    ownApplications(context);
    const one = animalAt(context, context.req.query('anmlId'));
    const offer = offerOf(context, one.anmlId);
    return ok(context, {
      ...animalToWire(context, one),

      offrId: offer?.offrId ?? '',
      chkYMS: seoulTime(context.get('world').now()),
    });
  });
  routes.get('/pems/owner', (context) => {
    const { ownrNm, phone: registered, addr } = ownerAt(context);
    const { phone: current } = memberOf(context);
    const animals = ownAnimals(context).filter(({ sttus }) => sttus === 'REGD' || sttus === 'LOST');
    return ok(context, { ownrNm, addr, rgstPhone: registered, phone: current, anmlCnt: animals.length });
  });
  routes.get('/pems/terms', (context) => {
    memberOf(context);
    return ok(context, spoken({ stpulInfoList: terms }, languageOf(context)));
  });
  routes.get('/pems/breeds', (context) => ok(context, spoken({ brdList: breeds }, languageOf(context))));
  routes.get('/pems/agencies', (context) =>
    ok(context, {
      agncList: agencies.map(({ rest, ...one }) => ({ ...spoken(one, languageOf(context)), rstList: rest })),
    }),
  );
  routes.get('/pems/agencyDays', (context) => {
    memberOf(context);
    return ok(context, daysOf(context, agencyAt(context.req.query('agncId'))));
  });
  routes.post('/pems/area', async (context) => {
    const { addr } = await readBody(context, v.object({ addr: filled }));
    return ok(context, { exmpYn: isExempt(addr) ? 'Y' : 'N' });
  });
  routes.post('/pems/registerCheck', async (context) => {
    const body = await readBody(context, v.object({ regNo }));
    return ok(context, { regSttus: judgeNumber(context, body.regNo) });
  });

  routes.post('/pems/apply', apply);
  routes.get('/pems/applications', (context) =>
    ok(context, { aplyList: ownApplications(context).map((one) => applicationToWire(context, one)) }),
  );
  routes.post('/pems/correct', async (context) => {
    const body = await readBody(context, v.object({ rceptNo: v.string(), image }));
    const one = applicationAt(context, body.rceptNo);
    const animal = animalAt(context, one.anmlId);
    if (one.sttus === 'RJCT') {
      animal.image = body.image;
      Object.assign(one, { sttus: 'OPEN', rfslCd: '', crctYmd: today(context) });
    }
    return ok(context, applicationToWire(context, one));
  });
  routes.post('/pems/cancel', async (context) => {
    const { rceptNo } = await readBody(context, v.object({ rceptNo: v.string() }));
    const one = applicationAt(context, rceptNo);
    const step = stepOf(context, one);
    if (step === 'TOWN' || step === 'DONE')
      refuse('PEMS_TOO_LATE', '구청에서 확인하고 있어 취소할 수 없어요.');
    if (step !== 'CNCL') animalAt(context, one.anmlId).sttus = 'NONE';
    one.sttus = 'CNCL';
    return ok(context, applicationToWire(context, one));
  });

  routes.post('/pems/change', change);
  routes.post('/pems/death', async (context) => {
    const { anmlId, ymd } = await readBody(context, v.object({ anmlId: v.string(), ymd: day }));
    const one = animalAt(context, anmlId);
    if (one.sttus === 'DEAD') return ok(context);
    registeredAt(context, anmlId);
    past(context, ymd);
    Object.assign(one, { sttus: 'DEAD', lostYmd: '', vcntList: [] });
    for (const offer of offersNow(context.get('world')))
      if (offer.anmlId === anmlId && offer.sttus === 'OPEN') offer.sttus = 'RCLD';
    return ok(context);
  });
  routes.post('/pems/vaccination', async (context) => {
    const shot = v.picklist(['COMB', 'RABI', 'HTWM']);
    const body = await readBody(context, v.object({ anmlId: v.string(), vcntKnd: shot, doneYmd: day }));
    const one = animalAt(context, body.anmlId);
    const doneYmd = past(context, body.doneYmd);
    const entry = { vcntKnd: body.vcntKnd, doneYmd, dueYmd: nextShot(one, body.vcntKnd, doneYmd) };
    one.vcntList = [...one.vcntList.filter(({ vcntKnd }) => vcntKnd !== body.vcntKnd), entry];
    return ok(context, animalToWire(context, one));
  });

  routes.post('/pems/ownerOffer', async (context) => {
    const intentId = intentOf(context);
    const all = offersNow(context.get('world'));
    const before = all.find((one) => one.intentId === intentId && one.fromId === memberId(context));
    if (before) return ok(context, offerToWire(context, before));
    const body = v.object({ anmlId: v.string(), phone: v.optional(v.union([phone, v.literal('')]), '') });
    const { anmlId, phone: to } = await readBody(context, body);
    const animal = registeredAt(context, anmlId);
    if (to === memberOf(context).phone) refuse('PEMS_OFFER_SELF', '내 번호예요.');
    if (offerOf(context, anmlId)) refuse('PEMS_OFFER_TWICE', '이미 보낸 소유자 변경이 있어요.');
    const made: Offer = {
      offrId: `O${crypto.randomUUID().slice(0, 12)}`,
      intentId,
      anmlId,
      fromId: memberId(context),

      fromNm: memberOf(context).custName,
      phone: to,
      sttus: 'OPEN',
      untlYmd: addDays(today(context), 7),
    };
    all.push(made);
    tell(
      context,
      made.fromId,
      [`${animal.anmlNm}의 소유자 변경을 보냈어요`, `You offered ${animal.anmlNm}`],
      [{ ko: '7일 안에 받아야 바뀌어요.', en: 'It changes once accepted within 7 days.' }, '/pems/FML50000'],
    );
    return ok(context, offerToWire(context, made));
  });
  routes.get('/pems/offer', (context) => {
    memberOf(context);
    return ok(context, offerToWire(context, offerAt(context, context.req.query('offrId'))));
  });
  routes.post('/pems/ownerAccept', async (context) => {
    const one = offerAt(context, (await readBody(context, byOffer)).offrId);
    const animal = animalsNow(context.get('world')).find(({ anmlId }) => anmlId === one.anmlId);
    if (one.sttus === 'ACPT' && animal?.memberId === memberId(context))
      return ok(context, offerToWire(context, one));
    if (offerStands(context, one) !== 'OPEN') refuse('PEMS_OFFER_OVER', '받을 수 없는 소유자 변경이에요.');
    if (one.fromId === memberId(context)) refuse('PEMS_OFFER_SELF', '내가 보낸 소유자 변경이에요.');
    if (one.phone && one.phone !== memberOf(context).phone)
      refuse('PEMS_OFFER_OTHER', '다른 사람에게 보낸 소유자 변경이에요.');
    accept(context, one);
    const name = animal?.anmlNm ?? '';
    tell(
      context,
      one.fromId,
      [`${name}의 소유자가 바뀌었어요`, `${name} has a new owner`],
      [{ ko: '새 보호자가 받았어요.', en: 'The new owner accepted.' }, '/pems/FML30000'],
    );
    return ok(context, offerToWire(context, one));
  });
  routes.post('/pems/ownerRecall', async (context) => {
    const one = offerAt(context, (await readBody(context, byOffer)).offrId);
    if (one.fromId !== memberId(context)) refuse('PEMS_OFFER_GONE', '소유자 변경을 찾을 수 없어요.');
    if (one.sttus === 'ACPT') refuse('PEMS_OFFER_OVER', '새 보호자가 이미 받았어요.');
    one.sttus = 'RCLD';
    return ok(context, offerToWire(context, one));
  });

  // Visitors read what was lost and found; to send anything they sign in.
  routes.get('/pems/reports', (context) =>
    ok(context, {
      rprtList: reportsNow(context.get('world'))
        .filter((one) => standingOf(context, one) === 'OPEN')
        .toSorted((a, b) => b.hpnYMS.localeCompare(a.hpnYMS))
        .map((one) => reportToWire(context, one)),
      rgnList: Object.entries(regions).map(([rgnCd, rgn]) => spoken({ rgnCd, rgn }, languageOf(context))),
    }),
  );
  routes.get('/pems/report', (context) =>
    ok(context, reportToWire(context, reportAt(context, context.req.query('rprtId')), true)),
  );
  routes.post('/pems/report', report);
  routes.post('/pems/reportEnd', async (context) => {
    const one = myReport(context, (await readBody(context, byReport)).rprtId);
    one.sttus = 'RNTD';
    const animal = ownAnimals(context).find(({ anmlId }) => anmlId === one.anmlId);
    if (animal) Object.assign(animal, { sttus: 'REGD', lostYmd: '', lostTldYn: 'N' });
    return ok(context, reportToWire(context, one, true));
  });
  routes.post('/pems/reportRenew', async (context) => {
    const one = myReport(context, (await readBody(context, byReport)).rprtId);
    if (one.sttus === 'OPEN') one.endYmd = addDays(today(context), LIFE_DAYS);
    return ok(context, reportToWire(context, one, true));
  });
  routes.post('/pems/message', async (context) => {
    const intentId = intentOf(context);
    memberOf(context);
    const body = v.object({ rprtId: v.string(), ctnt: v.pipe(filled, v.maxLength(300)) });
    const { rprtId, ctnt } = await readBody(context, body);
    const one = reportAt(context, rprtId);
    if (standingOf(context, one) !== 'OPEN') refuse('PEMS_REPORT_OVER', '끝난 알림이에요.');
    if (one.msgList.some((message) => message.intentId === intentId)) return ok(context);
    one.msgList.push(messageNow(context.get('world'), ctnt, intentId));
    if (one.memberId)
      tell(
        context,
        one.memberId,
        ['알림에 쪽지가 왔어요', 'A message on your notice'],
        [{ ko: '내용을 확인해 주세요.', en: 'Read it.' }, `/pems/FML70200?rprtId=${rprtId}`],
      );
    return ok(context);
  });
});
