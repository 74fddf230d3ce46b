import { expandBirth, isOfAge } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import { childrenOf, type Passport } from '../../passports.ts';
import { languageOf, spoken } from '../language.ts';
import { decrypt, publicKeyText } from '../mstr/passwordKey.ts';
import { openPassword } from '../mstr/sealedField.ts';
import { AnswerError, defineRoom, memberOf, ok, readBody } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { filled, flag, wireDate } from '../wireFields.ts';
import {
  type At,
  endOf,
  goodPass,
  judge,
  own,
  passAt,
  type Relationship,
  refuse,
  register,
  type SmartPass,
  standingOf,
} from './passes.ts';
import { termIds, termsOf } from './terms.ts';
import { addTicket, fliesToday, removeTicket, ticketsOf } from './tickets.ts';

const sealedBody = v.object({
  reqPageNo: v.literal('FSP23000'),
  encKey: filled,
  iv: filled,
  encData: filled,
});
const passportData = v.object({
  passportNo: filled,
  surname: filled,
  givenNames: v.string(),
  nationality: filled,

  birth: wireDate,
  sex: v.picklist(['M', 'F', 'X']),
  expiry: wireDate,
});
const bytesOf = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'));

/** Opens what was sealed to the public key: the data under a key of its own, that one under ours. */
async function openSealedPassport({
  encKey,
  iv,
  encData,
}: v.InferOutput<typeof sealedBody>): Promise<Passport> {
  const raw = await decrypt(encKey);
  try {
    const key = await crypto.subtle.importKey('raw', bytesOf(raw ?? ''), 'AES-GCM', false, ['decrypt']);
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytesOf(iv) }, key, bytesOf(encData));
    return v.parse(passportData, JSON.parse(new TextDecoder().decode(opened)));
  } catch {
    throw new AnswerError('4001', '여권 정보를 확인할 수 없어요. 다시 촬영해 주세요.', { status: 400 });
  }
}

const childFields = { chldName: filled, chldBrdt: wireDate, chldGender: v.picklist(['M', 'F']) };
const childBody = v.object(childFields);
type ChildBody = v.InferOutput<typeof childBody>;
const childPassportBody = v.object({ ...sealedBody.entries, ...childFields });

const family = (context: At) => {
  const world = context.get('world');
  return childrenOf(world.personaId, seoulDate(world.now()));
};
const inFamily = (context: At, { chldName, chldBrdt, chldGender }: ChildBody) =>
  family(context).some(
    ({ name, passport }) => name === chldName && passport.birth === chldBrdt && passport.sex === chldGender,
  );

const toWire = (context: At, pass: SmartPass) => ({
  spsId: pass.spsId,
  relationship: pass.relationship,
  custNm: pass.name,
  rgstYmd: pass.rgstYmd,

  engNm: `${pass.passport.surname} ${pass.passport.givenNames}`,
  vldYmd: endOf(pass),
  pssprtNo: `${pass.passport.passportNo.slice(0, 4)}*****`,
  sttus: standingOf(context, pass).replace('INVL', 'ACTV'),
  useBgngDttm: pass.usableAt === undefined ? '' : seoulTime(new Date(pass.usableAt)),
});

/** Words of the pretended face check: what a picture that begins with one of these is refused with (s8). */
const faceCodes = [
  ...['20003', '20004', '20005', '20006', '20007', '20008', '20009', '20010', '20011'],
] as const;

const image = v.pipe(v.string(), v.minLength(1), v.maxLength(2_097_152));
const idBody = v.object({
  traceId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  zippedImg: image,
  resizedImg: image,

  deviceOS: v.picklist(['1', '2']),
  appVersion: v.string(),
  osVersion: v.string(),
  deviceModel: v.string(),

  reqPageNo: v.literal('FSP23000'),
  idcdDstcd: filled,
  idcdFaceFileBina64: image,
  spVer: v.literal('2.0.0'),
});

/** Airport smart pass: the calls are stated (R883 to R900), their fields are ours where s3 names none. */
export const smpsRoom = defineRoom('/smps', (routes) => {
  routes.get('/smps/getSmartPass', (context) =>
    ok(context, { smartPassList: own(context).passes.map((pass) => toWire(context, pass)) }),
  );

  routes.get('/smps/getSmpsIdVld/:spsId', (context) => {
    const pass = goodPass(context, context.req.param('spsId'));
    return ok(context, { vldYn: 'Y', vldYmd: endOf(pass) });
  });

  routes.get('/smps/getPssprtPubKey', async (context) => {
    memberOf(context);
    return ok(context, { pubKey: await publicKeyText() });
  });

  routes.get('/smps/getSmartPassTerm/:termClsfi', (context) => {
    const terms = termsOf(context.req.param('termClsfi'), memberOf(context).custName);
    if (!terms) return refuse('SMPS_TERMS', '확인할 수 없는 약관이에요.');
    return ok(context, { stpulInfoList: spoken(terms, languageOf(context)) });
  });

  routes.get('/smps/getTermCnsntYn/:termClsfi', (context) =>
    ok(context, { cnsntYn: own(context).agreed.includes(context.req.param('termClsfi')) ? 'Y' : 'N' }),
  );

  const agreedBody = v.object({
    stpulInfoList: v.pipe(
      v.array(v.object({ stpulId: filled, stpulAgrmtYn: flag, grdnNm: v.optional(v.string()) })),
      v.minLength(1),
    ),
  });
  for (const [path, termClsfi] of [
    ['saveSmartPassTerm', '10'],
    ['saveSmartPassChildTerm', '20'],
  ] as const) {
    routes.post(`/smps/${path}`, async (context) => {
      const { stpulInfoList } = await readBody(context, agreedBody);
      const yes = stpulInfoList.filter((one) => one.stpulAgrmtYn === 'Y').map(({ stpulId }) => stpulId);
      // A guardian agrees for who is under 14, on a phone of their own.
      const { birth, custGubn } = memberOf(context);
      if (!isOfAge(expandBirth(birth, custGubn), 14, seoulDate(context.get('world').now())))
        refuse('SMPS_GUARDIAN', '만 14세 미만은 보호자가 등록해 주세요.');
      if (!termIds(termClsfi).every((id) => yes.includes(id)))
        refuse('SMPS_TERMS', '약관에 모두 동의해 주세요.');
      if (termClsfi === '20' && stpulInfoList[0]?.grdnNm !== memberOf(context).custName)
        refuse('SMPS_GUARDIAN_NAME', '동의하는 보호자가 회원과 달라요.');
      const mine = own(context);
      mine.agreed = [...new Set([...mine.agreed, termClsfi])];
      return ok(context);
    });
  }

  routes.get('/smps/getFamilyInfo', (context) => {
    const mine = own(context);
    const chldList = mine.hasFamily ? family(context) : [];
    return ok(context, {
      fmlyYn: mine.hasFamily ? 'Y' : 'N',
      chldList: chldList.map(({ name, passport }) => ({
        chldName: name,
        chldBrdt: passport.birth,
        chldGender: passport.sex,
        spsId: mine.passes.find((pass) => pass.passport.birth === passport.birth)?.spsId ?? '',
      })),
    });
  });

  // Asks the family register: for all children, or whether this one is a child of the member.
  const familyBody = v.object({ chld: v.optional(v.object({ ...childFields, chldSsn: filled })) });
  routes.post('/smps/parseFamilyInfo', async (context) => {
    const { chld } = await readBody(context, familyBody);
    const mine = own(context);
    if (chld) {
      const rest = await openPassword(context, chld.chldSsn);
      if (!/^\d{6}$/.test(rest) || !inFamily(context, chld))
        refuse('SMPS_NO_FAMILY', '가족관계에서 찾지 못했어요.');
    }
    mine.hasFamily = true;
    return ok(context, { chldCnt: family(context).length });
  });

  const needsTerms = (context: At, termClsfi: string) => {
    if (!own(context).agreed.includes(termClsfi)) refuse('SMPS_TERMS', '약관에 동의해 주세요.');
  };
  routes.post('/smps/savePssprtInfo', async (context) => {
    needsTerms(context, '10');
    const passport = await openSealedPassport(await readBody(context, sealedBody));
    judge(context, passport, 'SF');
    own(context).read.SF = passport;
    return ok(context);
  });

  routes.post('/smps/saveChildPssprtInfo', async (context) => {
    needsTerms(context, '20');
    const body = await readBody(context, childPassportBody);
    const passport = await openSealedPassport(body);
    judge(context, passport, 'CH');
    if (!inFamily(context, body)) refuse('SMPS_NO_FAMILY', '가족관계에서 찾지 못했어요.');
    if (passport.birth !== body.chldBrdt) refuse('SMPS_OTHER_CHILD', '자녀의 여권이 아니에요.');
    Object.assign(own(context), { childName: body.chldName });
    own(context).read.CH = passport;
    return ok(context);
  });

  const saveId = (relationship: Relationship) => async (context: At) => {
    const { traceId, zippedImg } = await readBody(context, idBody);
    const mine = own(context);
    const problem = faceCodes.find((code) => zippedImg.startsWith(code));
    if (problem) refuse(problem, '얼굴을 확인하지 못했어요.');
    const known = mine.passes.find((pass) => pass.traceId === traceId);
    const passport = mine.read[relationship];
    if (!known && !passport) return refuse('SMPS_NO_PASSPORT', '여권부터 다시 촬영해 주세요.');
    const name = relationship === 'SF' ? memberOf(context).custName : mine.childName;
    const pass = known ?? register(context, { relationship, name, traceId, passport: passport as Passport });
    delete mine.read[relationship];
    return ok(context, { spsId: pass.spsId, vldYmd: endOf(pass) });
  };
  routes.post('/smps/saveSmartPassID', saveId('SF'));
  routes.post('/smps/saveChildSmartPassID', saveId('CH'));

  routes.delete('/smps/delSmartPass/:spsId', (context) => {
    const pass = passAt(context, context.req.param('spsId'));
    const mine = own(context);
    // Told so that the customer takes the papers along.
    const tdayYn = fliesToday(context, pass.spsId) ? 'Y' : 'N';
    mine.passes = mine.passes.filter((one) => one !== pass);
    mine.tickets = (mine.tickets ?? []).filter(({ spsId }) => spsId !== pass.spsId);
    return ok(context, { tdayYn });
  });

  routes.get('/smps/getPassTicketList/:spsId', (context) => {
    const { spsId } = passAt(context, context.req.param('spsId'));
    const ticketList = spoken(ticketsOf(context, spsId), languageOf(context));
    return ok(context, { stdDttm: seoulTime(context.get('world').now()), ticketList });
  });

  // Ours: the specification adds boarding passes and takes none away.
  routes.delete('/smps/v1/passTicket/:tcktId', (context) => {
    removeTicket(context, context.req.param('tcktId'));
    return ok(context);
  });

  routes.post('/smps/savePassTicket/QR', async (context) => {
    memberOf(context);
    const form = await context.req.parseBody().catch(() => ({}) as Record<string, unknown>);
    const { spsId, bcbpCtnt } = form as Record<string, unknown>;
    if (typeof spsId !== 'string' || typeof bcbpCtnt !== 'string')
      throw new AnswerError('4000', '요청 값을 확인해 주세요.', { status: 400 });
    const { tcktId } = addTicket(context, goodPass(context, spsId), bcbpCtnt, 'QR');
    return ok(context, { tcktId });
  });

  routes.post('/smps/savePassTicket/barCode', async (context) => {
    const { spsId, bcbpCtnt } = await readBody(context, v.object({ spsId: filled, bcbpCtnt: filled }));
    const { tcktId } = addTicket(context, goodPass(context, spsId), bcbpCtnt, 'BAR');
    return ok(context, { tcktId });
  });
});
