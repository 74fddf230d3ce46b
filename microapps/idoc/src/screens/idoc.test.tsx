import { screen, waitFor } from '@testing-library/react';
import {
  button,
  confirmButton,
  createFakeHost,
  dialog,
  field,
  go,
  openerOf,
  part,
  stopClock,
} from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { jpegText, portrait } from '@wallet/mocks/portrait';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

beforeEach(() => stopClock());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const api = '/idoc/studtid/';
const at = (code: string, query = '') => `/studentcard/${code}${query}`;
const opener = openerOf({ manifest, screens, messages }, createMock);

async function open(code: string, persona: string, native?: ReturnType<typeof createFakeHost>) {
  const view = await opener(code, { persona, ...(native && { native }) });
  /** From now on the world's calls are another customer's. */
  const as = async (next: string) => {
    const path = '/idoc/as';
    await view.reply({ method: 'GET', path, signIn: { persona: next }, body: {}, times: 1 });
    await view.ask(`/wApi${path}`);
  };
  const asked = async (name: string) => (await view.journal()).filter(({ path }) => path === api + name);
  return { ...view, as, asked };
}
type View = Awaited<ReturnType<typeof open>>;

/** What a phone does with a picture: opens it, draws it, and writes it as a JPEG. */
function phonePictures() {
  const card = { width: 450, height: 600 };
  const pictures: Record<string, ReturnType<typeof portrait>> = {
    good: portrait(card),
    two: portrait({ ...card, scale: 0.62, heads: [-0.24, 0.24] }),
  };
  let name = 'good';
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    name = file instanceof File ? (file.name.split('.')[0] ?? '') : 'good';
    return { width: 900, height: 1200, close() {} };
  });
  const context = { drawImage() {}, fillRect() {}, getImageData: () => pictures[name] };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(
    () => `data:image/jpeg;base64,${jpegText(1)}`,
  );
}

async function choosePicture(view: View, name: string): Promise<void> {
  await view.user.click(await button(/사진 선택$/));
  const input = await waitFor(() => part('input[type="file"]') as HTMLInputElement);
  await view.user.upload(input, new File(['p'], `${name}.png`, { type: 'image/png' }));
}

async function fillGrade(view: View, number: string): Promise<void> {
  await view.shows('FSL12200');
  await view.user.clear(field('number'));
  await view.user.type(field('number'), number);
  await view.user.click(await screen.findByRole('radio', { name: '1학년' }));
  await view.user.clear(field('className'));
  await view.user.type(field('className'), '3');
  await view.user.click(await button('다음'));
}

/** From the school to the check. */
async function fill(view: View, school = '가람고', number = '10301'): Promise<void> {
  phonePictures();
  await view.shows('FSL12100');
  await view.user.type(field('words'), school);
  await view.user.click(await button(/학교.*[로길] \d+/));
  await fillGrade(view, number);
  await view.shows('FSL12300');
  await choosePicture(view, 'good');
  await view.user.click(await button('이 사진 보내기'));
  await view.shows('FSL12400');
}

async function prove(view: View, submit: string): Promise<void> {
  await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
  await view.user.click(await button(submit));
  await view.user.click(await button('인증번호 받기'));
  await view.user.type(await screen.findByLabelText(/^인증번호/), '135790');
}

/** Looks until the school has answered. */
async function waitForSchool(view: View, said: RegExp): Promise<void> {
  for (let look = 0; look < 3; look++) {
    await view.user.click(await button('다시 확인하기'));
    await waitFor(async () =>
      expect((await view.journal()).filter(({ path }) => path.includes('/request/')).length).toBeGreaterThan(
        look + 1,
      ),
    );
  }
  expect(await screen.findByText(said)).toBeTruthy();
}

describe('the entry', () => {
  test.each([
    ['student', 'FSL21000'],
    ['minor', 'FSL11000'],
    ['studentRefused', 'FSL11000'],
  ])('(R686, R706, R765 to R767, R877) %s is led to %s, asked with an empty body', async (persona, code) => {
    const view = await open('FSL10000', persona);
    await view.shows(code);
    expect((await view.asked('getStudtIdCard'))[0]).toMatchObject({ method: 'POST', body: {} });
  });

  test('(R765, A40) without an answer the customer is told, stays, and may try again', async () => {
    const view = await open('FSL11000', 'student');
    await view.reply({ method: 'POST', path: `${api}getStudtIdCard`, status: 500, times: 1 });
    go(at('FSL10000'));
    await view.shows('FSL10000', 'error');
    await view.user.click(await confirmButton('serverFailed'));
    await view.user.click(await button('다시 시도'));
    await view.shows('FSL21000');
  });
});

describe('asking for a card', () => {
  test('(R707, R878) a pupil of 14 and more asks alone: school, class, photo; the school answers', async () => {
    const view = await open('FSL11000', 'studentRefused');
    await view.user.click(await button(/오다은/));
    await view.shows('FSL13000');
    await view.user.click(await button('처음부터 다시 하기'));
    await fill(view);
    await view.user.click(await button('학교에 확인 요청하기'));
    expect((await view.shows('FSL13000')).textContent).toContain('학교에 신청을 보냈어요');
    await waitForSchool(view, /학생증을 받았어요/);
    go(at('FSL11000'));
    expect(await screen.findByText('학생증이 이미 있어요')).toBeTruthy();
    expect(await view.asked('getStudtIdCardSessionInfo')).toHaveLength(2);
  });

  test('a photo that was refused is changed, everything else stays as it was', async () => {
    phonePictures();
    const view = await open('FSL13000', 'studentRefused');
    expect(await screen.findByText(/얼굴이 잘 보이지 않아요/)).toBeTruthy();
    await view.user.click(await button('사진 바꾸기'));
    await view.shows('FSL12300');
    await choosePicture(view, 'two');
    expect(await screen.findByText(/한 사람만 나와야 해요/)).toBeTruthy();
    await choosePicture(view, 'good');
    await view.user.click(await button('이 사진 보내기'));
    await view.shows('FSL12400');
    await view.user.click(await button('학교에 확인 요청하기'));
    await view.shows('FSL13000');
    await waitForSchool(view, /학생증을 받았어요/);
    await view.user.click(await button('학생증 보기'));
    expect((await view.shows('FSL21000')).textContent).toContain('오다은');
    expect(await view.asked('photo')).toHaveLength(1);
  });

  test('(R159, R811) schools share a name, one does not take part, one is not there; what was chosen comes first next time', async () => {
    const view = await open('FSL12000', 'minor');
    await view.user.click(await button(/이새봄 \(나\)/));
    await view.shows('FSL12100');
    expect(await screen.findByText(/두 글자 이상/)).toBeTruthy();
    await view.user.type(field('words'), '중앙초');
    expect(await screen.findByText(/같은 이름의 학교가 있어요/)).toBeTruthy();
    await view.user.click(await screen.findByRole('radio', { name: '부산' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    for (const [words, said] of [
      ['누리국제', /아직 안 돼요/],
      ['없는학교', /청소년증을 무료로/],
    ] as const) {
      await view.user.clear(field('words'));
      await view.user.type(field('words'), words);
      expect(await screen.findByText(said)).toBeTruthy();
    }
    await view.user.clear(field('words'));
    await view.user.type(field('words'), '새봄');
    await view.user.click(await button(/서울새봄초등학교/));
    await view.shows('FSL12200');
    go(at('FSL12100'));
    await view.shows('FSL12100');
    expect(await button(/서울새봄초등학교/)).toBeTruthy();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('새봄');
  });

  test('under 14 a guardian agrees by a link, which tells nobody else anything', async () => {
    const view = await open(
      'FSL11000',
      'minor',
      createFakeHost({ answers: { openNativeScreen: { isShared: true } } }),
    );
    await view.user.click(await button('시작하기'));
    await view.user.click(await button(/이새봄 \(나\)/));
    await fill(view, '새봄초');
    await view.user.click(await button('보호자에게 동의 요청하기'));
    expect((await view.shows('FSL13000')).textContent).toContain('보호자의 동의를 기다리고');
    const requestId = new URLSearchParams(location.search).get('requestId') ?? '';
    expect(requestId).not.toBe('');

    const link = at('FCO86200', `?requestId=${requestId}`);
    await view.as('member');
    go(link);
    expect((await view.shows('FCO86200')).textContent).not.toContain('새봄');
    expect(await screen.findByText(/보호자가 아니에요/)).toBeTruthy();

    await view.as('guardian');
    go(at('FCO40000'));
    await view.shows('FCO40000');
    go(link);
    expect(await screen.findByText(/^이.*봄 학생증에 동의해 주세요/)).toBeTruthy();
    await prove(view, '동의하고 휴대폰 확인하기');
    expect(await screen.findByText('동의했어요')).toBeTruthy();
    await view.user.click(await button('신청 현황 보기'));
    await view.shows('FSL13000');
    await waitForSchool(view, /학생증을 받았어요/);
    await view.as('minor');
    go(at('FSL21000'));
    expect((await view.shows('FSL21000')).textContent).toContain('이새봄');
  });

  test('turned 14 between consent and issue, the pupil is asked once, and nobody else in their place', async () => {
    vi.setSystemTime(new Date('2029-05-03T10:00:00+09:00'));
    const view = await open('FSL12000', 'guardian');
    await view.user.click(await button(/이\*봄/));
    await fill(view, '새봄초');
    await prove(view, '동의하고 보내기');
    await view.shows('FSL13000');
    const { search } = location;
    vi.setSystemTime(new Date('2029-05-04T10:00:00+09:00'));
    await view.as('guardian');
    await waitForSchool(view, /이제 본인이 동의할 차례예요/);
    expect(screen.queryByRole('checkbox', { name: '전체 동의' })).toBeNull();
    await view.as('minor');
    go(at('FSL11000'));
    await view.shows('FSL11000');
    go(at('FSL13000', search));
    await view.user.click(await screen.findByRole('checkbox', { name: '전체 동의' }));
    await view.user.click(part('[data-action="next"]'));
    expect(await screen.findByText('학생증을 받았어요')).toBeTruthy();
  });

  test('a school that stays silent is reminded after three days, and what was sent may be taken back', async () => {
    const view = await open('FSL12000', 'guardian');
    await view.user.click(await button(/이\*봄/));
    await fill(view, '새봄초');
    await prove(view, '동의하고 보내기');
    await view.shows('FSL13000');
    vi.setSystemTime(new Date('2026-11-25T12:00:00+09:00'));
    await view.as('guardian');
    await view.user.click(await button('다시 확인하기'));
    await view.user.click(await button('학교에 다시 알리기'));
    await waitFor(() => expect(screen.queryByRole('button', { name: '학교에 다시 알리기' })).toBeNull());
    expect(await view.asked('request/remind')).toHaveLength(1);
    await view.user.click(part('[data-action="withdraw"]'));
    await view.user.click(await confirmButton('withdraw'));
    await view.shows('FSL11000');
    go(at('FSL12000'));
    expect((await button(/이\*봄/)).textContent).not.toContain('신청');
  });

  test('a guardian who refuses ends it, and the child may ask again', async () => {
    const view = await open('FSL12000', 'minor');
    await view.user.click(await button(/이새봄 \(나\)/));
    await fill(view, '새봄초');
    await view.user.click(await button('보호자에게 동의 요청하기'));
    await view.shows('FSL13000');
    const { search } = location;
    await view.as('guardian');
    go(at('FCO86200', search));
    await view.user.click(await button('동의하지 않기'));
    await view.user.click(await confirmButton('refuseConsent'));
    expect(await screen.findByText('동의하지 않은 신청이에요')).toBeTruthy();
    await view.as('minor');
    go(at('FSL13000', search));
    expect(await screen.findByText(/보호자가 동의하지 않았어요/)).toBeTruthy();
    await view.user.click(await button('다시 요청하기'));
    await view.shows('FSL12400');
    await view.user.click(await button('보호자에게 동의 요청하기'));
    expect((await view.shows('FSL13000')).textContent).toContain('보호자의 동의를 기다리고');
  });

  test('a guardian asks for a child; an answer that is lost makes no second request; the roll says no and it is mended', async () => {
    const view = await open('FSL12000', 'guardian');
    expect((await button(/이\*결/)).textContent).toContain('학생증 있음');
    expect(screen.getByText('이*').closest('li')?.querySelector('button')).toBeNull();
    await view.user.click(await button(/이\*봄/));
    await fill(view, '새봄초', '99999');
    // The page asks by itself how it ended.
    await view.reply({ method: 'POST', path: `${api}request`, drop: 'answer', times: 1 });
    await prove(view, '동의하고 보내기');
    await view.shows('FSL13000');
    await waitForSchool(view, /승인되지 않았어요/);
    expect(await screen.findByText(/학적 정보와 달라요/)).toBeTruthy();
    await view.user.click(await button('학년과 반 고치기'));
    await fillGrade(view, '10302');
    await view.shows('FSL12300');
    go(at('FSL12400'));
    await view.shows('FSL12400');
    await prove(view, '동의하고 보내기');
    await view.shows('FSL13000');
    await waitForSchool(view, /학생증을 받았어요/);
    const keys = (await view.asked('request')).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
  });

  test('a child typed by hand has to be in the family record; what is sent may be taken back', async () => {
    const view = await open('FSL12000', 'guardian');
    await view.user.click(await button('다른 자녀 직접 입력하기'));
    await view.user.type(field('name'), '김남의');
    await view.user.type(field('birth'), '20160101');
    await view.user.click(await button('다음'));
    await fill(view, '새봄초');
    await prove(view, '동의하고 보내기');
    expect(await screen.findByText(/가족관계에서 자녀를 찾지 못했어요/)).toBeTruthy();
  });

  test('a step without its draft shows itself, with the way to the first', async () => {
    const view = await open('FSL12400', 'student');
    await view.user.click(await button(/처음부터/));
    await view.shows('FSL12000');
  });
});

describe('the card', () => {
  test('(R810) is shown with its school, and its code for a minute; the code knows the card', async () => {
    const view = await open('FSL21000', 'student');
    const shown = await view.shows('FSL21000');
    for (const text of ['가람고등학교', '윤서준', '1학년 5반', '2010.03.15', '2027.02.28'])
      expect(shown.textContent).toContain(text);
    await view.user.click(await button('QR·바코드 보여 주기'));
    await view.shows('FSL21100');
    await waitFor(() => expect(part('[data-part="paymentCode"]').dataset.state).toBe('shown'));
    await waitFor(() => expect(part('[data-part="codeNumber"]').textContent).toContain('7710'));
    await view.user.click(part('[data-part="liveMark"] button'));
    expect(part('[data-part="liveMark"] button').getAttribute('aria-pressed')).toBe('true');
    expect(await view.asked('code')).toHaveLength(1);
  });

  test('that the school has ended turns grey while it is shown', async () => {
    const view = await open('FSL21000', 'student');
    await view.shows('FSL21000');
    const [call] = await view.asked('getStudtIdCard');
    expect(call?.status).toBe(200);
    const answer = await (await view.ask(`/wApi${api}getStudtIdCard`, { method: 'POST', body: '{}' })).json();
    const over = { ...answer.payload.crdList[0], sttus: 'ENDD' };
    const body = { ...answer, payload: { ...over, crdList: [over] } };
    await view.reply({ method: 'POST', path: `${api}getStudtIdCard`, body });
    go(at('FCO40000'));
    await view.shows('FCO40000');
    go(at('FSL21000'));
    expect(await screen.findByText(/학교에서 사용을 끝냈어요/)).toBeTruthy();
    expect(part('[data-part="credentialCard"]').dataset.state).toBe('revoked');
    expect(screen.queryByRole('button', { name: /QR·바코드/ })).toBeNull();
  });

  test('stands without a network with its last time, its code does not', async () => {
    const view = await open('FSL21000', 'student');
    await view.shows('FSL21000');
    await view.reply({ method: 'POST', path: `${api}getStudtIdCard`, drop: true });
    go(at('FSL21200'));
    await view.shows('FSL21200');
    go(at('FSL21000'));
    expect((await view.shows('FSL21000')).textContent).toContain('코드는 쓸 수 없어요');
    expect(((await button('QR·바코드 보여 주기')) as HTMLButtonElement).disabled).toBe(true);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('윤서준');
  });

  test('of the last school year asks for the new grade and, after three years, a new photo', async () => {
    phonePictures();
    const view = await open('FSL21000', 'studentExpired');
    expect((await view.shows('FSL21000')).textContent).toContain('새 학년이에요');
    await view.user.click(await button('학년과 반 바꾸기'));
    await view.shows('FSL21310');
    await view.user.click(await screen.findByRole('radio', { name: '2학년' }));
    await view.user.click(await button('다음'));
    await choosePicture(view, 'good');
    await view.user.click(await button('이 사진 보내기'));
    await view.shows('FSL13000');
    await waitForSchool(view, /학생증을 받았어요/);
    await view.user.click(await button('학생증 보기'));
    const shown = await view.shows('FSL21000');
    expect(shown.textContent).toContain('2학년 5반');
    expect(shown.textContent).toContain('2027.02.28');
  });

  test('is removed after a question, and leads to a new one', async () => {
    const view = await open('FSL21310', 'student');
    await view.user.click(await button('학생증 지우기'));
    await view.user.click(await confirmButton('removeCard'));
    await view.shows('FSL11000');
    expect(await view.asked('delete')).toHaveLength(1);
  });

  test('pays less: a place with its map, a coupon that is the same when it is asked for twice', async () => {
    const host = createFakeHost({ answers: { openWebView: { webViewId: '2' } } });
    const view = await open('FCO40000', 'student', host);
    expect((await button(/별빛시네마/)).textContent).toContain('9,000원');
    await view.user.click(await button(/별빛시네마/));
    await view.user.click(await button(/별빛시네마/));
    await waitFor(() => expect(host.calls('openWebView')).toHaveLength(2));
    const urls = host.calls('openWebView').map(({ url }) => url);
    expect(urls[0]).toMatch(/^\/cpon\/FCP15200\/CP/);
    expect(urls[1]).toBe(urls[0]);
    await view.user.click(await screen.findByRole('radio', { name: '온라인' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  });

  test('who has none is told so, and gets no coupon', async () => {
    const view = await open('FSL21200', 'member');
    await view.user.click(await button('학생증 만들기'));
    await view.shows('FSL11000');
    go(at('FCO40000'));
    await view.user.click(await button(/구름커피/));
    expect((await dialog('noCard')).textContent).toContain('학생증이 있어야');
  });
});

test('(A95) the stated fields of a card alone open it, without what only our own calls give', async () => {
  const view = await open('FCO40000', 'student');
  const payload = {
    maskingCardNum: 'SC10****17',
    cardName: '학생증',
    schlCd: 'J107110305',
    stdName: '이도현',
    grade: '1',
    classNm: '5',
    stdIdImgUrl: '',
    birthDay: '20100504',
    regiYn: 'Y',
  };
  await view.reply({
    method: 'POST',
    path: `${api}getStudtIdCard`,
    body: { status: 200, code: '0000', message: '', payload },
  });
  go(at('FSL10000'));
  await view.shows('FSL21000');
  await waitFor(() => expect(part('main').textContent).toContain('SC10****17'));
  expect(part('[data-part="credentialCard"]').dataset.state).toBe('valid');
  expect(document.querySelector('[data-action="code"]')).toBeNull();
});
