import { type ComponentType, lazy } from 'react';
import type { gallery } from '../messages/gallery.ko.ts';

interface SampleGroup {
  /** anchor in the address: `/sample/gallery#buttons` */
  id: string;
  title: (texts: typeof gallery) => string;
  /** what the group shows, by the names of `@wallet/kit/ui`: found by search */
  parts: readonly string[];
  load: () => Promise<ComponentType>;
}

const groups: readonly SampleGroup[] = [
  // One line for each group: a new one is added here, and its title to gallery.ko.ts and gallery.en.ts.
  {
    id: 'buttons',
    title: (t) => t.buttons.title,
    parts: ['Header', 'Button', 'BottomBar', 'IconButton', 'Icon', 'SettingIcon'],
    load: async () => (await import('./ButtonSamples.tsx')).ButtonSamples,
  },
  {
    id: 'overviews',
    title: (t) => t.overviews.title,
    parts: [
      'Hero',
      'AssetTile',
      'ServiceGrid',
      'IconTile',
      'StatePicture',
      'SearchField',
      'Disclosure',
      'TabBar',
    ],
    load: async () => (await import('./OverviewSamples.tsx')).OverviewSamples,
  },
  {
    id: 'fields',
    title: (t) => t.fields.title,
    parts: ['TextField', 'AmountField', 'PasswordField', 'ResidentNumberField', 'SheetSelect', 'FieldButton'],
    load: async () => (await import('./FieldSamples.tsx')).FieldSamples,
  },
  {
    id: 'choices',
    title: (t) => t.choices.title,
    parts: ['Checkbox', 'Switch', 'RadioGroup', 'Chips', 'Stepper', 'Tabs', 'AgreementList', 'TermsDialog'],
    load: async () => (await import('./ChoiceSamples.tsx')).ChoiceSamples,
  },
  {
    id: 'lists',
    title: (t) => t.lists.title,
    parts: [
      'ReorderList',
      'TabLinks',
      'BankMark',
      'PersonMark',
      'QuestionList',
      'Article',
      'ListItem',
      'NoticeRow',
    ],
    load: async () => (await import('./ListSamples.tsx')).ListSamples,
  },
  {
    id: 'pickers',
    title: (t) => t.pickers.title,
    parts: [
      'FilterBar',
      'FilterSheet',
      'RangeField',
      'Segmented',
      'SeatMap',
      'PlaceMap',
      'PlaceFinder',
      'Chart',
      'RateChart',
      'RateHero',
      'RateTable',
      'Move',
      'Flag',
    ],
    load: async () => (await import('./PickerSamples.tsx')).PickerSamples,
  },
  {
    id: 'money',
    title: (t) => t.money.title,
    parts: ['AmountPad', 'MeansPill', 'FromTo', 'TransactionHead', 'CodeField', 'Pass'],
    load: async () => (await import('./MoneySamples.tsx')).MoneySamples,
  },
  {
    id: 'dates',
    title: (t) => t.dates.title,
    parts: ['Calendar', 'DateSheet'],
    load: async () => (await import('./DateSamples.tsx')).DateSamples,
  },
  {
    id: 'booking',
    title: (t) => t.booking.title,
    parts: [
      'BookingCalendar',
      'PeoplePicker',
      'HoldNotice',
      'WhileHeld',
      'QuoteNotice',
      'CancelFees',
      'cancelFee',
      'changeOf',
    ],
    load: async () => (await import('./BookingSamples.tsx')).BookingSamples,
  },
  {
    id: 'identity',
    title: (t) => t.identity.title,
    parts: [
      'CredentialCard',
      'LiveMark',
      'FaceCheck',
      'PortraitPhoto',
      'DocumentScan',
      'NewPin',
      'AskPin',
      'OwnPhone',
    ],
    load: async () => (await import('./IdentitySamples.tsx')).IdentitySamples,
  },
  {
    id: 'content',
    title: (t) => t.content.title,
    parts: [
      'List',
      'ListItem',
      'Facts',
      'Card',
      'MediaCard',
      'KeyValue',
      'Money',
      'AssetFigure',
      'Badge',
      'Rating',
      'ProgressSteps',
      'Timeline',
      'Gallery',
      'SafeHtml',
    ],
    load: async () => (await import('./ContentSamples.tsx')).ContentSamples,
  },
  {
    id: 'notices',
    title: (t) => t.notices.title,
    parts: ['InlineNotice', 'NoticeBar', 'Banner', 'BannerRail', 'OfflineNotice'],
    load: async () => (await import('./NoticeSamples.tsx')).NoticeSamples,
  },
  {
    id: 'flows',
    title: (t) => t.flows.title,
    parts: ['Tooltip', 'PhoneVerification', 'SecureKeypad', 'PinSheet', 'PagedList', 'DayHead'],
    load: async () => (await import('./FlowSamples.tsx')).FlowSamples,
  },
  {
    id: 'codes',
    title: (t) => t.codes.title,
    parts: ['PresentSheet', 'QrCode', 'Barcode', 'Countdown', 'useCountdown'],
    load: async () => (await import('./CodeSamples.tsx')).CodeSamples,
  },
  {
    id: 'scanner',
    title: (t) => t.scanner.title,
    parts: ['QrScanner', 'CodeByHand'],
    load: async () => (await import('./ScannerSamples.tsx')).ScannerSamples,
  },
  {
    id: 'pick',
    title: (t) => t.pick.title,
    parts: ['pickFile'],
    load: async () => (await import('./PickSamples.tsx')).PickSamples,
  },
  {
    id: 'waits',
    title: (t) => t.waits.title,
    parts: ['LongWork', 'useLongWork', 'StepFlow', 'useSteps', 'defineSteps'],
    load: async () => (await import('./WaitSamples.tsx')).WaitSamples,
  },
  {
    id: 'overlays',
    title: (t) => t.overlays.title,
    parts: ['alert', 'confirm', 'loginGuide', 'openPopup', 'toast', 'Sheet', 'NoticePopup'],
    load: async () => (await import('./OverlaySamples.tsx')).OverlaySamples,
  },
  {
    id: 'carousel',
    title: (t) => t.carousel.title,
    parts: ['Carousel'],
    load: async () => (await import('./CarouselSamples.tsx')).CarouselSamples,
  },
  {
    id: 'terms',
    title: (t) => t.terms.title,
    parts: ['TermsDialog', 'PdfPager', 'AgreementList', 'useAgreements'],
    load: async () => (await import('./TermsSamples.tsx')).TermsSamples,
  },
  {
    id: 'states',
    title: (t) => t.states.title,
    parts: [
      'EmptyState',
      'ErrorState',
      'ResultPage',
      'Receipt',
      'Skeleton',
      'SkeletonPlain',
      'SkeletonMain',
      'Spinner',
    ],
    load: async () => (await import('./StateSamples.tsx')).StateSamples,
  },
];

/** The gallery's groups in the order of the page, each loaded when its turn comes. */
export const sampleGroups = groups.map((group) => ({
  ...group,
  Samples: lazy(async () => ({ default: await group.load() })),
}));
