import { ApiError, type Client, encryptField, type WholeAnswer, wireText } from '../api/index.ts';
import type { Bridge } from '../bridge/index.ts';
import { homePath } from '../manifest/index.ts';
import { v } from '../schema/index.ts';
import { bookLogin, loginAction, readUserInfo, saveUserInfo, syncUserInfo, verifySso } from './calls.ts';
import { type DeviceFacts, deviceFacts } from './deviceFacts.ts';
import { hasSsoValues, judgeBookToken, ssoFailureOf, verifiedCi } from './groupLogin.ts';
import { LoginError } from './LoginError.ts';
import { judgeLogin, type LoginOutcome } from './loginOutcome.ts';
import { nativeLoginTarget, nativeRefusalTarget } from './loginTargets.ts';
import type { GroupLoginInfo } from './noGroupLogin.ts';
import type { Person } from './Person.ts';
import type { Credentials, Session } from './Session.ts';

export interface SignInOptions {
  client: Client;
  bridge: Bridge;
  isLogin(): boolean;
  /** The login header from now on. */
  setLoginType(loginType: 'ci' | 'web'): void;
  /** Takes who was read back as the one who is signed in; null when that is nobody. */
  adopt(wire: unknown, login?: { loginType: 'ci' | 'web'; groupLogin?: GroupLoginInfo }): Person | null;
}

export type SignIn = Pick<Session, 'login' | 'nativeLogin' | 'groupSignIn' | 'bookSignIn'>;

const fields = v.fallback(v.record(v.string(), v.unknown()), {});

/** What a sync answers (1-shell s3). */
const syncedIds = v.fallback(
  v.object({ custCiNo: wireText, custMgtNo: wireText, custIdnfr: wireText, walletId: wireText }),
  { custCiNo: '', custMgtNo: '', custIdnfr: '', walletId: '' },
);

function filled(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''));
}

function lookupError(): ApiError {
  return new ApiError({
    kind: 'shape',
    method: 'GET',
    path: '/mstr/userinfo',
    reason: 'nobody is signed in',
  });
}

function failed(cause: unknown, messageId?: string): Extract<LoginOutcome, { kind: 'failed' }> {
  if (!(cause instanceof ApiError)) throw cause;
  return { kind: 'failed', error: cause, messageId: messageId ?? cause.messageId };
}

async function whoIs({ ci = '', phone = '', password = '', encPassword = '' }: Credentials, client: Client) {
  if (ci.trim() !== '') return { ciCtt: ci };
  if (phone.trim() === '' || (password === '' && encPassword === '')) throw new LoginError('enterIdPassword');
  return { phone: phone.trim(), encPassword: encPassword || (await encryptField(password, { client })) };
}

/** The ways to sign in (1-shell s4.2-4.4): calls in order, decisions in pure functions beside this file. */
export function createSignIn({ client, bridge, isLogin, setLoginType, adopt }: SignInOptions): SignIn {
  /** After a login that went well: person info sent, read back, stored (R191). */
  async function settle(
    payload: unknown,
    info: Record<string, unknown>,
    device: DeviceFacts,
    login: { loginType: 'ci' | 'web'; groupLogin?: GroupLoginInfo },
  ): Promise<LoginOutcome> {
    setLoginType(login.loginType);
    try {
      const { isDupUser, loginFailCnt, ...known } = v.parse(fields, payload);
      await client.run(saveUserInfo.definition, { ...known, ...filled({ ...device, ...info }) });
      const person = adopt(await client.run(readUserInfo.definition, undefined), login);
      return person ? { kind: 'success', person } : failed(lookupError(), 'customerLookupError');
    } catch (cause) {
      return failed(cause, 'customerLookupError');
    }
  }

  async function signIn(credentials: Credentials, groupLogin?: GroupLoginInfo): Promise<LoginOutcome> {
    const { ci = '', loginWay = '', loginMedia = '', loginCertType = '01' } = credentials;
    const byPassword = ci.trim() === '';
    let answer: WholeAnswer;
    let device: DeviceFacts;
    const way = {
      loginWay,
      loginAccessMediaDstic: loginMedia,
      loginCertType,
      // Of an affiliate's customer alone: whose app it is decides what is shown, here and in other WebViews.
      ...(groupLogin ? { groupCoCd: groupLogin.groupCode } : {}),
    };
    try {
      const who = await whoIs(credentials, client);
      device = await deviceFacts(bridge);
      const { appVersion: _, ...phone } = device;
      answer = await client.run(loginAction.definition, { ...who, ...phone, ...way });
    } catch (cause) {
      return failed(cause);
    }
    const verdict = judgeLogin(answer, { byPassword, loginCertType, ci });
    if (verdict.kind !== 'accepted') return verdict;
    const loginType = byPassword ? 'web' : 'ci';
    return settle(verdict.payload, way, device, { loginType, ...(groupLogin ? { groupLogin } : {}) });
  }

  /** The ids of a customer who has none yet, then everything once more (E31). */
  async function sync(person: Person): Promise<Person> {
    if (person.customerId !== '') return person;
    const given = v.parse(syncedIds, await client.run(syncUserInfo.definition, undefined));
    const wire = v.parse(fields, await client.run(readUserInfo.definition, undefined));
    // What the sync has just given counts where the person info does not have it yet.
    const { custCiNo: ci, ...ids } = given;
    const synced = adopt({ ...filled({ ci, ...ids }), ...filled(wire) });
    if (!synced) throw lookupError();
    return synced;
  }

  /** How the customer signed in to the app around the page: a single sign-on brings no way of its own. */
  async function wayOfApp(ci: string) {
    if (!bridge.isNative || !bridge.can('getLoginInfo').ok) return {};
    const info = await bridge.call('getLoginInfo', {});
    if (!info.ok || (info.value.ci && info.value.ci !== ci)) return {};
    const { loginWay, loginAccessMediaDstic } = info.value;
    return { loginWay, loginMedia: loginAccessMediaDstic };
  }

  return {
    login: (credentials) => signIn(credentials),

    async nativeLogin(info) {
      const { ci = '', nativeLiteYn, loginWay = '', loginAccessMediaDstic = '', isVisitUser } = info;
      if (isVisitUser === 'Y') return { kind: 'visit', to: homePath };
      if (ci.trim() === '') throw new LoginError('noCi');
      const loginCertType = nativeLiteYn === 'Y' ? '03' : '01';
      const outcome = await signIn({ ci, loginWay, loginMedia: loginAccessMediaDstic, loginCertType });
      // The app's customer goes to the registration whatever the code (s4.3), which tells who sleeps.
      const isRefused = outcome.kind === 'signUp' || outcome.kind === 'dormant';
      if (isRefused) return { kind: 'refused', to: nativeRefusalTarget(info) };
      if (outcome.kind === 'dup') return outcome;
      if (outcome.kind === 'failed') return { ...outcome, kind: 'close' };
      if (outcome.kind !== 'success') return { ...failed(lookupError()), kind: 'close' };
      try {
        const person = await sync(outcome.person);
        return { kind: 'success', person, to: nativeLoginTarget(person.memberStatus, info) };
      } catch (cause) {
        return { ...failed(cause, 'customerLookupError'), kind: 'close' };
      }
    },

    async groupSignIn(info, channelLoginType = '') {
      const { samlAssertion, ssoNo, kBCrtfiSerno, groupCoCd } = info;
      const refused = { kind: 'ssoFailed', failure: ssoFailureOf(groupCoCd) } as const;
      if (!hasSsoValues(info)) return refused;
      // The entity and the call spell the certificate's number differently (A51).
      const body = { ciNo: info.ci, ssoNo, samlAssertion, kbCrtfiSerno: kBCrtfiSerno, groupCoCd };
      const [answer, way] = await Promise.all([
        client.run(verifySso.definition, body).catch(() => null),
        wayOfApp(info.ci),
      ]);
      const verified = answer && verifiedCi(answer);
      if (verified === null) return refused;
      const ci = verified.trim() || info.ci;
      const appType = info.appType ?? '';
      return signIn(
        { ...way, ci, loginCertType: '04' },
        {
          groupCode: groupCoCd,
          loginCertType: '04',
          ci,
          isSso: true,
          isGroupLogin: true,
          ssoNo,
          channelLoginType,
          appType,
        },
      );
    },

    async bookSignIn({ token, pageId = '', agree }) {
      if (isLogin()) return { kind: 'declined' };
      let answer: WholeAnswer;
      try {
        const { deviceId } = await deviceFacts(bridge);
        answer = await client.run(bookLogin.definition, { token, deviceId });
      } catch (cause) {
        return failed(cause);
      }
      const decision = judgeBookToken(answer, token);
      if (decision.kind === 'login') {
        // Asked late: another WebView may have signed in while the customer was thinking.
        const mayIn = (await agree(decision.name)) && !isLogin();
        return mayIn ? signIn({ ci: decision.ci }) : { kind: 'declined' };
      }
      if (decision.kind === 'failed') return failed(lookupError(), 'customerLookupError');
      const { to, ci, token: next } = decision;
      return { kind: 'bookSignUp', to, params: { ci, token: next, pageId } };
    },
  };
}
