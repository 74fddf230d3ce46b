import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { fail, ok, type RoomEnv, readBody } from '../room.ts';
import { signIn, signOut } from '../sessionCookie.ts';
import { filled, maybeText } from '../wireFields.ts';
import { findCustomer } from './findCustomer.ts';
import { LOCKED_AT, loginFailures } from './loginFailures.ts';
import { openPassword, sealingKey } from './sealedField.ts';

const phoneLogin = { phone: filled, encPassword: filled };
const ciLogin = { ciCtt: filled };
const device = {
  osVersion: maybeText,
  loginWay: maybeText,
  loginAccessMediaDstic: maybeText,
  deviceId: maybeText,
  phoneModel: maybeText,
  deviceGb: maybeText,
  loginCertType: maybeText,
  /** of who comes by an affiliate's single sign-on */
  groupCoCd: maybeText,
};
const loginBody = v.union([v.object({ ...phoneLogin, ...device }), v.object({ ...ciLogin, ...device })]);

export function loginRoutes(routes: Hono<RoomEnv>): void {
  routes.get('/mstr/pubKey', async (context) => ok(context, await sealingKey(context.get('world'))));

  routes.post('/mstr/login/action', async (context) => {
    const {
      osVersion,
      loginWay,
      loginAccessMediaDstic,
      deviceId,
      phoneModel,
      deviceGb,
      loginCertType,
      groupCoCd,
      ...who
    } = await readBody(context, loginBody);
    const world = context.get('world');
    const customer = findCustomer(world, 'ciCtt' in who ? { ci: who.ciCtt } : { phone: who.phone });
    if (!customer) {
      return fail(context, '0003', '등록된 고객 정보가 없어요.', { payload: {} });
    }
    const { id, personaId, person, standing } = customer;

    if (!('ciCtt' in who)) {
      const failures = loginFailures(world);
      const password = await openPassword(context, who.encPassword);
      const loginFailCnt = failures.judge(id, password === customer.password);
      if (loginFailCnt > 0) {
        const message =
          loginFailCnt < LOCKED_AT
            ? '휴대폰 번호와 비밀번호를 확인해 주세요.'
            : '로그인 가능 횟수를 초과했어요.';
        return fail(context, '0002', message, { payload: { loginFailCnt } });
      }
    }

    if (standing === 'notMember') {
      return fail(context, '0003', '월렛 회원이 아니에요.', {
        payload: { certType: person.certType, ci: person.ci, svcPtrnDstCd: person.svcPtrnDstCd },
      });
    }
    // The one who sleeps is woken on the sign-up's way, after the phone was verified.
    if (standing === 'dormant') {
      return fail(context, '0005', '오랫동안 이용하지 않아 휴면 상태예요.', {
        payload: { dormantYn: 'Y' },
      });
    }
    if (standing === 'duplicate') {
      return ok(context, { isDupUser: 'Y', custDupIdnfiNo: person.custDupIdnfiNo ?? '' });
    }
    const device = { osVersion, deviceId, phoneModel, deviceGb };
    const way = { loginWay, loginAccessMediaDstic, loginCertType, groupCoCd };
    const session = signIn(context, personaId, { ...person, ...given({ ...device, ...way }) });
    const { walletMberIdnfiNo, custIdnfr, mberMgtDstcd, certType, svcPtrnDstCd } = session.person;
    return ok(context, {
      walletMberIdnfiNo,
      custIdnfr,
      mberMgtDstcd,
      certType,
      svcPtrnDstCd,
      isDupUser: 'N',
      loginFailCnt: 0,
    });
  });

  routes.post('/mstr/logout', (context) => {
    signOut(context);
    return ok(context);
  });
}

function given(fields: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
