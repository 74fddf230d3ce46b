import { namedServiceCodes, serviceName } from '@wallet/kit/common';
import { expect, it } from 'vitest';
import { everyApp } from './testing/everyApp.ts';

interface Guide {
  placeOf(code: string): { start?: string };
}
type Words = { messages: { about: Readonly<Record<string, string>> } };
const [guide] = Object.values(
  import.meta.glob<Guide>('../../microapps/serviceinfo/src/model/service.ts', { eager: true }),
);
const words = import.meta.glob<Words>('../../microapps/serviceinfo/src/messages/{ko,en}.ts', {
  eager: true,
});
const aboutOf = (language: string, code: string) =>
  Object.entries(words).find(([file]) => file.endsWith(`${language}.ts`))?.[1].messages.about[code] ?? '';
const manifests = everyApp.map(({ manifest }) => manifest);
const startOf = (code: string) => guide?.placeOf(code).start;
const appOf = (screen: string) => manifests.find(({ screens }) => screen in screens);

/** Two letters in a row that both texts have, without spaces. */
function sharesLetters(one: string, other: string): boolean {
  const letters = one.replaceAll(' ', '');
  return Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)).some((pair) =>
    other.replaceAll(' ', '').includes(pair),
  );
}

it('each service begins at the home of its app, or at a door that the app names', () => {
  const wrong = namedServiceCodes.flatMap((code) => {
    const start = startOf(code);
    if (start === undefined) return [];
    const app = appOf(start);
    const doors = app ? [app.home, ...(app.doors ?? [])] : [];
    return doors.includes(start) ? [] : [`${code} ${start}`];
  });
  // Pages of an app with a code of their own, and the way into a service before it is joined.
  expect(wrong).toEqual(['07 FAL11000', '08 FAL30000', '29 FPO10000'].filter((one) => wrong.includes(one)));
});

it('what is said of a service names no other one in place of its own', () => {
  const wrong = namedServiceCodes.filter((code) => {
    const start = startOf(code) ?? '';
    const app = appOf(start);
    const names = [serviceName(code), app?.name.ko, app?.screens[start]?.title.ko];
    const about = aboutOf('ko', code);
    const isOwn = names.some((name) => name !== undefined && sharesLetters(name, about));
    const others = namedServiceCodes.filter((other) => other !== code);
    return !isOwn && others.some((other) => about.includes(serviceName(other) ?? '?'));
  });
  expect(wrong).toEqual([]);
});

it('no service whose app is there is said to be coming', () => {
  const titles = manifests.flatMap(({ name, screens, home, doors = [] }) => [
    name.ko,
    ...[home, ...doors].flatMap((code) => screens[code]?.title.ko ?? []),
  ]);
  const coming = namedServiceCodes.filter((code) => startOf(code) === undefined);
  const plain = (text: string) => text.replaceAll(' ', '');
  const built = coming.filter((code) => titles.map(plain).includes(plain(serviceName(code) ?? '')));
  expect(built).toEqual([]);
});
