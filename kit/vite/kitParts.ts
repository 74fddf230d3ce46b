import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseAst } from 'vite';
import { kitDir } from './kitDir.ts';
import { kitDoors } from './specifiers.ts';

/**
 * What of the kit comes as a file of its own, only to pages that use it, by folder or file below `kit/src`. All else
 * is the core, which every page has: what starts an app, and what nearly every first screen shows.
 */
const partOf = {
  /** what home and my page have in common */
  holdings: ['common/amountsHidden.ts', 'common/comingUp.ts'],
  /** dates that are read, reckoned with and written, on dayjs */
  dates: ['format/formatDate.ts', 'format/historyFilter.ts', 'format/seoulDate.ts'],
  /** what is reckoned and written: stays, people and fees, minor units, masks; nothing that is seen */
  sums: [
    'booking/charges.ts',
    'booking/days.ts',
    'booking/fees.ts',
    'booking/hold.ts',
    'booking/people.ts',
    'format/easyPin.ts',
    'format/masks.ts',
    'format/minorUnits.ts',
    'format/phoneText.ts',
  ],
  /** fields and what checks them */
  fields: [
    'forms',
    'ui/Checkbox',
    'ui/CodeField',
    'ui/Field',
    'ui/PasswordField',
    'ui/RadioGroup',
    'ui/SearchField',
    'ui/Stepper',
    'ui/Switch',
    'ui/TextField',
    'ui/useForm',
  ],
  /** what is agreed to, entered in steps, and confirmed */
  flows: [
    'app/flow',
    'app/histories',
    'app/nearby/NearbyTerms.tsx',
    'app/paymentPin',
    'app/screen/AgreeToService.tsx',
    'app/screen/AgreeToTerms.tsx',
    'app/NewPin.tsx',
    'app/useSealNewPin.ts',
    'common/agreedTerms.ts',
    'common/certificateSign.ts',
    'common/paymentPin.ts',
    'common/phoneCheck.ts',
    'common/terms.ts',
    'ui/AgreementList',
    'ui/AmountField',
    'ui/AmountPad',
    'ui/Calendar',
    'ui/Countdown',
    'ui/DateSheet',
    'ui/MeansPill',
    'ui/PdfPager',
    'ui/PhoneVerification',
    'ui/PinSheet',
    'ui/ProgressSteps',
    'ui/Rating',
    'ui/ResidentNumberField',
    'ui/ResultPage',
    'ui/SecureKeypad',
    'ui/SheetSelect',
    'ui/StepFlow',
    'ui/TermsDialog',
    'ui/useCountdown',
    'ui/useSteps',
  ],
  /** what is ordered and paid, and its receipt */
  orders: [
    'app/useEndOnLeave.ts',
    'app/usePolling.ts',
    'app/orders',
    'app/useIntent.ts',
    'common/intents.ts',
    'common/orders.ts',
    'common/settle.ts',
    'ui/FromTo',
    'ui/LongWork',
    'ui/Receipt',
    'ui/TransactionHead',
    'ui/phone/downloadFile.ts',
    'ui/phone/phoneScreens.ts',
    'ui/useLongWork',
  ],
  /** codes that are shown and read */
  codes: ['ui/Barcode', 'ui/CodeByHand', 'ui/Pass', 'ui/PresentSheet', 'ui/QrCode', 'ui/QrScanner'],
  /** days, people, holds, what cancelling costs, as they are seen */
  booking: [
    'app/booking',
    'app/useHold.ts',
    'booking/messages',
    'ui/BookingCalendar',
    'ui/CancelFees',
    'ui/PeoplePicker',
    'ui/useBookingWords',
  ],
  /** what a customer has left before they leave */
  leaving: ['app/holdings', 'common/holdings.ts'],
  /** prices that hold for a while */
  quotes: ['app/quotes'],
  /** places, on a drawn map and as a list */
  places: ['app/nearby/MapButton.tsx', 'app/nearby/PlaceFinder.tsx', 'ui/PlaceMap', 'ui/usePlaceWords'],
  /** rates of currencies */
  rates: ['format/rates.ts', 'ui/Flag', 'ui/RateHero', 'ui/RateTable'],
  /** who somebody is: cards, faces, documents, screens of the phone app */
  identity: ['app/identity', 'bridge/screens', 'identity', 'ui/CredentialCard', 'ui/useIdentityWords'],
  /** pictures, notices, long lists, questions */
  shows: [
    'common/noticeHiding.ts',
    'common/noticePopups.ts',
    'ui/Article',
    'ui/AssetFigure',
    'ui/Banner',
    'ui/Carousel',
    'ui/Gallery',
    'ui/NoticeBar',
    'ui/NoticePopup',
    'ui/NoticeRow',
    'ui/PagedList',
    'ui/QuestionList',
    'ui/SafeHtml',
    'ui/ServicePages',
    'ui/TabLinks',
    'ui/Tabs',
    'ui/Tooltip',
  ],
  /** faces of what has no picture: books, exhibitions, classes */
  covers: ['ui/Cover'],
  /** the signs before rows of settings */
  settings: ['ui/SettingIcon'],
  /** what a place has, with drawings of its own */
  facts: ['ui/FactGrid'],
  /** what an application or an order goes through */
  timelines: ['ui/Timeline'],
  /** values over time as a line, on d3-shape */
  charts: ['ui/Chart', 'ui/RateChart'],
  /** what a page chooses, orders and reads by looking: filters, seats */
  pickers: [
    'ui/FilterSheet/FilterGroup.tsx',
    'ui/FilterSheet/FilterSheet.tsx',
    'ui/FilterSheet/FilterSheet.module.css',
    'ui/FoldedList',
    'ui/RangeField',
    'ui/ReorderList',
    'ui/SeatMap',
    'ui/Segmented',
  ],
  /** the head of a domain's home: a picture and its question */
  scenes: ['ui/Scene'],
  /** what is folded and sifted beside an overview */
  folds: [
    'ui/Disclosure',
    'ui/FilterSheet/FilterBar.module.css',
    'ui/FilterSheet/FilterBar.tsx',
    'ui/SearchDoor',
  ],
  /**
   * overviews: home, the directory; one number that counts and what leads on from there, which most homes show both: two
   * files more for each would cost them more than the few bytes that the others save
   */
  overviews: ['app/screen/Doors.tsx', 'app/screen/Part.tsx', 'ui/Hero', 'ui/Move', 'ui/ServiceGrid'],
  /** of home alone: what one has, and the bar of its pages */
  front: ['ui/AssetTile', 'ui/TabBar'],
  /** faces of accounts and people in lists */
  marks: ['ui/BankMark', 'ui/PersonMark'],
  /** ways to sign in, in the app's own name and by an affiliate's */
  signIn: [
    'app/directSteps.ts',
    'app/nativeSignOn.ts',
    'app/signOn.ts',
    'session/LoginError.ts',
    'session/createSignIn.ts',
    'session/groupLogin.ts',
    'session/loginOutcome.ts',
    'session/loginTargets.ts',
  ],
  /** ways in and out: links, services, places, the page kept ready */
  roads: [
    'app/nearby/useNearby.ts',
    'app/payPage',
    'app/ready/readFaces.ts',
    'app/ready/startReady.tsx',
    'app/signIn',
    'app/useAppResult.ts',
    'app/useFollowLink.ts',
    'app/useLoadKept.ts',
    'app/usePrefetch.ts',
    'app/useSignIn.ts',
    'app/useViewport.ts',
    'common/banners.ts',
    'common/location.ts',
    'common/mapUrl.ts',
    'common/logs.ts',
    'common/parseLink.ts',
    'common/pickFile.ts',
    'common/smallPicture.ts',
    'common/pointWallet.ts',
    'common/position.ts',
    'common/serviceNames.ts',
    'common/services.ts',
    'format/airportTerminal.ts',
    'format/distance.ts',
    'kept/recent.ts',
    'manifest/appAt.ts',
    'manifest/linkAddress.ts',
    'ui/OfflineNotice',
  ],
} as const;

/** The core, or one of the parts. */
export type KitPart = 'core' | keyof typeof partOf;

export const kitParts = ['core', ...(Object.keys(partOf) as (keyof typeof partOf)[])] as const;

/** The bare specifier under which built apps import a part. */
export const partSpecifier = (part: KitPart) => `@wallet/kit/_${part}`;

/** Where the kit's sources are. */
export const source = join(kitDir, 'src');

/** Whether a module is one of the kit's own sources. */
export const isOfKit = (file: string) => file.startsWith(`${source}${sep}`);

/** The part that a module of the kit stands in, by its absolute path. */
export function partAt(file: string): KitPart {
  const path = relative(source, file).split(sep).join('/');
  for (const [part, places] of Object.entries(partOf)) {
    if (places.some((place) => path === place || path.startsWith(`${place}/`))) return part as KitPart;
  }
  return 'core';
}

/** A declaration or specifier of a module, as far as its name is asked for. */
interface Named {
  name?: string;
  value?: unknown;
}

interface Specifier {
  exported: Named;
  exportKind?: 'type' | 'value';
}

/** A statement of a module, as far as what it exports is asked for. */
interface Statement {
  type: string;
  exportKind?: 'type' | 'value';
  source?: { value: string } | null;
  exported?: Named | null;
  specifiers?: Specifier[];
  declaration?: { type: string; id?: Named; declarations?: { id: Named }[] } | null;
}

const nameOf = ({ name, value }: Named) => String(name ?? value);

/** How a source is to be read. */
export const langOf = (file: string) => (file.endsWith('x') ? 'tsx' : 'ts');

/** Names that a module exports at run time, each with the file that it comes from. */
export function exportsOf(file: string): Map<string, string> {
  const names = new Map<string, string>();
  const { body } = parseAst(readFileSync(file, 'utf8'), { lang: langOf(file) }) as unknown as {
    body: Statement[];
  };
  for (const { type, exportKind, source, exported, specifiers = [], declaration } of body) {
    if (exportKind === 'type') continue;
    const from = source ? join(dirname(file), source.value) : file;
    if (type === 'ExportAllDeclaration') {
      if (exported) names.set(nameOf(exported), from);
      else for (const [name, place] of exportsOf(from)) names.set(name, place);
    } else if (type === 'ExportNamedDeclaration') {
      for (const each of specifiers) {
        if (each.exportKind !== 'type') names.set(nameOf(each.exported), from);
      }
      for (const { id } of declaration?.declarations ?? []) names.set(nameOf(id), from);
      if (declaration?.id && /^(Function|Class)Declaration$/.test(declaration.type))
        names.set(nameOf(declaration.id), from);
    }
  }
  return names;
}

type DoorNames = ReadonlyMap<string, ReadonlyMap<string, KitPart>>;

let known: DoorNames | undefined;

/**
 * Door -> its names at run time, each with the part that it comes in. Read once a process: all apps of a build have one
 * kit.
 */
export function doorNames(): DoorNames {
  known ??= new Map(
    kitDoors.map((door) => {
      const names = exportsOf(join(source, door, 'index.ts'));
      return [door, new Map([...names].map(([name, file]) => [name, partAt(file)]))];
    }),
  );
  return known;
}
