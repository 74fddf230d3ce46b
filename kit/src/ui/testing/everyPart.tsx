import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { v } from '../../schema/index.ts';
import * as ui from '../index.ts';

const nothing = () => {};
const never = () => new Promise<never>(nothing);

/** How one part is looked at: in words of no language that Korean could hide in, and what a page finds it by. */
export interface PartCase {
  show: (name: string) => ReactElement;
  /** selectors of contracts/page.md that must be there, `name` being what `show` was given */
  has?: (name: string) => string[];
  /** opens what is opened by a call */
  open?: () => unknown;
  /** one of them fills the page: two are never there */
  isAlone?: boolean;
}

const options = [
  { value: 'a', label: 'First', title: 'First' },
  { value: 'b', label: 'Second', title: 'Second' },
];
const problem = { id: 'required' };
const byField = (field: string) => [`[data-field="${field}"]`, '[data-msg="required"]'];
const plan = ui.defineSteps({ only: v.object({}) });

function OneStep() {
  const steps = ui.useSteps(plan, { start: {} });
  return <ui.StepFlow steps={steps}>{{ only: () => <p>Step</p> }}</ui.StepFlow>;
}

/** Every component of the door, each with all it can show at once. What is missing here fails the suite. */
export const everyPart: Record<string, PartCase> = {
  AgreementList: {
    show: () => (
      <ui.AgreementList
        items={[
          { id: 'one', title: 'Terms', mandatory: true },
          { id: 'two', title: 'News', mandatory: false },
        ]}
        value={{}}
        onChange={nothing}
        onOpen={nothing}
      />
    ),
    has: () => ['[data-field="agree-one"]', '[data-action="openTerm"]'],
  },
  AmountField: {
    show: (field) => (
      <ui.AmountField
        field={field}
        label="Amount"
        hint="Hint"
        value={1000}
        onChange={nothing}
        quickAmounts={[10_000]}
        problem={problem}
      />
    ),
    has: byField,
  },
  AssetFigure: {
    show: () => (
      <>
        <ui.AssetFigure label="Points" amount={1} isHidden={false} onToggle={nothing} />
        <ui.AssetFigure label="Coupons" amount={1} unit="count" isHidden onToggle={nothing} />
      </>
    ),
    has: () => ['[data-action="toggleAmounts"]'],
  },
  Badge: { show: () => <ui.Badge>New</ui.Badge> },
  Banner: {
    show: () => <ui.Banner title="Trip" text="Now" imageUrl="/x.svg" onOpen={nothing} onClose={nothing} />,
    has: () => ['[data-part="banner"]', '[data-action="close"]'],
  },
  Barcode: { show: () => <ui.Barcode value="12345678" label="Code" showsNumber isZoomable /> },
  BottomBar: { show: () => <ui.BottomBar>Bar</ui.BottomBar> },
  Button: {
    show: (action) => (
      <ui.Button action={action} isBusy>
        Go
      </ui.Button>
    ),
    has: (action) => [`button[data-action="${action}"]`],
  },
  Calendar: {
    show: () => (
      <ui.Calendar
        min="20260101"
        max="20261231"
        mode="range"
        value={{ from: '20260105', until: '20260108' }}
        onChange={nothing}
        dayInfo={() => ({ note: 'full' })}
      />
    ),
    has: () => ['[data-part="calendar"]', '[data-action="next"]', '[data-action="prev"]'],
  },
  Card: { show: () => <ui.Card tone="soft">Card</ui.Card> },
  Carousel: {
    show: () => (
      <ui.Carousel
        label="Events"
        arrows
        slides={[
          { id: 'one', content: <p>One</p> },
          { id: 'two', content: <p>Two</p> },
        ]}
      />
    ),
  },
  Checkbox: {
    show: (field) => (
      <ui.Checkbox
        field={field}
        label="Tick"
        hint="Hint"
        checked
        onChange={nothing}
        problem={problem}
        action="hide"
      />
    ),
    has: (field) => [...byField(field), '[data-action="hide"]'],
  },
  Chips: { show: () => <ui.Chips legend="Kind" options={options} value="a" onChange={nothing} /> },
  Countdown: { show: () => <ui.Countdown seconds={60} total={180} /> },
  DateSheet: {
    show: (field) => (
      <ui.DateSheet
        field={field}
        label="Day"
        min="20260101"
        max="20261231"
        value=""
        onChange={nothing}
        problem={problem}
      />
    ),
    has: byField,
  },
  DialogHost: {
    show: () => <ui.DialogHost />,
    open: () => {
      void ui.loginGuide();
      void ui.confirm({ id: 'leavePayment' });
      void ui.alert({ id: 'sessionExpired' });
    },
    has: () => [
      '[data-msg="loginGuide"] [data-action="close"]',
      '[data-msg="leavePayment"] [data-action="cancel"]',
      '[data-msg="sessionExpired"] [data-action="confirm"]',
    ],
    isAlone: true,
  },
  EmptyState: {
    show: () => (
      <ui.EmptyState
        title="Empty"
        description="Try"
        action={{ label: 'Do', onClick: nothing, action: 'do' }}
      />
    ),
    has: () => ['[data-action="do"]'],
  },
  ErrorState: {
    show: () => <ui.ErrorState messageId="failedToFetchData" onRetry={nothing} />,
    has: () => ['[data-msg="failedToFetchData"]', '[data-action="retry"]'],
  },
  Gallery: {
    show: () => (
      <ui.Gallery
        images={[
          { src: '/a.svg', alt: 'A' },
          { src: '/b.svg', alt: 'B' },
        ]}
      />
    ),
  },
  Header: {
    show: () => (
      <ui.Header
        title="Title"
        look="classic"
        onBack={nothing}
        onHome={nothing}
        onSearch={nothing}
        onCardMenu={nothing}
        step={{ current: 1, total: 3 }}
      />
    ),
    has: () => ['back', 'home', 'search', 'cardMenu'].map((action) => `[data-action="${action}"]`),
    isAlone: true,
  },
  Icon: { show: () => <ui.Icon name="home" />, has: () => ['svg[aria-hidden="true"]'] },
  IconButton: {
    show: (action) => <ui.IconButton icon="close" label="Shut" action={action} onClick={nothing} />,
    has: (action) => [`button[data-action="${action}"]`],
  },
  InlineNotice: {
    show: () => <ui.InlineNotice messageId="phoneNotVerified">Notice</ui.InlineNotice>,
    has: () => ['[data-msg="phoneNotVerified"]'],
  },
  KeyValue: { show: () => <ui.KeyValue rows={[{ label: 'Sum', value: '1', isStrong: true }]} /> },
  List: { show: () => <ui.List label="Rows">{[]}</ui.List> },
  ListItem: {
    show: (action) => (
      <ul>
        <ui.ListItem title="Row" description="More" onClick={nothing} action={action} />
        <ui.ListItem title="Link" href="/sample" />
      </ul>
    ),
    has: (action) => [`button[data-action="${action}"]`],
  },
  LongWork: {
    show: () => (
      <ui.LongWork says="Working" progress={{ done: 1, total: 2 }} quietFor={0} onCancel={nothing} />
    ),
    has: () => ['[data-part="longWork"]', '[data-action="cancelWork"]'],
  },
  MediaCard: {
    show: (action) => (
      <ul>
        <ui.MediaCard title="Walk" imageUrl="/x.svg" badge="New" action={action} onClick={nothing}>
          <p>More</p>
        </ui.MediaCard>
        <ui.MediaCard title="Words" level={3} />
      </ul>
    ),
    has: (action) => [`button[data-action="${action}"]`],
  },
  Money: { show: () => <ui.Money amount={1234567} /> },
  NoticeBar: {
    show: () => <ui.NoticeBar text="Notice" onOpen={nothing} onClose={nothing} />,
    has: () => ['[data-part="noticeBar"]', '[data-action="close"]'],
  },
  NoticePopup: {
    show: () => <ui.NoticePopup html="<p>Hello</p>" hideDays={7} buttons={[{}, {}]} onClose={nothing} />,
    has: () =>
      ['close', 'cancel', 'confirm', 'hide'].map(
        (action) => `[data-popup="notice"] [data-action="${action}"]`,
      ),
    isAlone: true,
  },
  OfflineNotice: {
    open: () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      window.dispatchEvent(new Event('offline'));
    },
    show: () => <ui.OfflineNotice />,
    has: () => ['[data-msg="offline"]'],
  },
  PagedList: {
    show: () => (
      <ui.PagedList label="Rows" load={async () => ({ items: ['a'], next: 'b' })} keyOf={String}>
        {(row) => <ui.ListItem key={row} title={row} />}
      </ui.PagedList>
    ),
    has: () => ['[data-action="refresh"]', '[data-action="more"]'],
  },
  PasswordField: {
    show: (field) => (
      <ui.PasswordField
        field={field}
        label="Password"
        hint="Hint"
        value=""
        onChange={nothing}
        problem={problem}
      />
    ),
    has: byField,
  },
  PaymentCode: {
    show: () => <ui.PaymentCode code={{ qr: 'abc', barcode: '12345678', seconds: 60 }} onRenew={nothing} />,
  },
  PdfPager: { show: () => <ui.PdfPager label="Terms" load={never} fallback="Terms in words" /> },
  PhoneVerification: {
    show: () => (
      <ui.PhoneVerification calls={{ send: never, extend: never, check: never }} onChecked={nothing} />
    ),
    has: () => ['[data-field="phone"]'],
  },
  PopupHost: {
    open: () => {
      for (const name of ['nativeGuidance', 'addCertificate', 'certificateNeeded', 'availableCert', 'cddEdd'])
        void ui.openPopup(name);
    },
    show: () => <ui.PopupHost />,
    has: () =>
      ['nativeGuidance', 'addCertificate', 'certificateNeeded', 'availableCert', 'cddEdd'].flatMap((name) =>
        ['confirm', 'cancel', 'close'].map((action) => `[data-popup="${name}"] [data-action="${action}"]`),
      ),
    isAlone: true,
  },
  ProgressSteps: { show: () => <ui.ProgressSteps current={1} total={3} label="Step" /> },
  QrCode: { show: () => <ui.QrCode value="abc" label="Code" isZoomable /> },
  QrScanner: { show: () => <ui.QrScanner onCode={nothing} onClose={nothing} open={never} />, isAlone: true },
  RadioGroup: {
    show: (field) => (
      <ui.RadioGroup
        field={field}
        legend="Kind"
        options={options}
        value=""
        onChange={nothing}
        problem={problem}
      />
    ),
    has: byField,
  },
  Rating: { show: () => <ui.Rating value={4.5} /> },
  ResultPage: {
    show: () => <ui.ResultPage kind="success" title="Done" rows={[{ label: 'No', value: '1' }]} />,
  },
  SafeHtml: { show: () => <ui.SafeHtml html="<p>Words</p>" /> },
  Section: { show: () => <ui.Section title="Part">Words</ui.Section> },
  SecureKeypad: {
    show: () => (
      <ui.SecureKeypad isOpen title="PIN" encrypt={async () => ''} onDone={nothing} onClose={nothing} />
    ),
    has: () => ['[data-action="close"]'],
    isAlone: true,
  },
  Sheet: {
    show: () => (
      <ui.Sheet isOpen title="Sheet" onClose={nothing} part="terms">
        Words
      </ui.Sheet>
    ),
    has: () => ['[data-part="terms"] [data-action="close"]'],
  },
  SheetSelect: {
    show: (field) => (
      <ui.SheetSelect
        field={field}
        label="Kind"
        options={options}
        value=""
        onChange={nothing}
        problem={problem}
      />
    ),
    has: byField,
  },
  Skeleton: { show: () => <ui.Skeleton lines={2} /> },
  SkeletonDigitalId: { show: () => <ui.SkeletonDigitalId />, has: () => ['[data-skeleton="digital-id"]'] },
  SkeletonMain: { show: () => <ui.SkeletonMain />, has: () => ['[data-skeleton="main"]'] },
  SkeletonPlain: { show: () => <ui.SkeletonPlain />, has: () => ['[data-skeleton="plain"]'] },
  Spinner: { show: () => <ui.Spinner />, has: () => ['[data-part="spinner"]'] },
  StepFlow: { show: () => <OneStep />, has: () => ['[data-step="only"]'] },
  Stepper: {
    show: (field) => <ui.Stepper field={field} label="People" value={1} min={1} max={4} onChange={nothing} />,
    has: (field) => [`[data-field="${field}"]`],
  },
  Switch: {
    show: (field) => <ui.Switch field={field} label="On" description="More" checked onChange={nothing} />,
    has: (field) => [`[data-field="${field}"]`],
  },
  Tabs: {
    show: () => (
      <ui.Tabs label="Views" tabs={options} value="a" onChange={nothing}>
        View
      </ui.Tabs>
    ),
  },
  TermsDialog: {
    show: () => <ui.TermsDialog isOpen title="Terms" text="Words" onAgree={nothing} onClose={nothing} />,
    has: () => ['[data-part="terms"] [data-action="confirm"]', '[data-part="terms"] [data-action="close"]'],
    isAlone: true,
  },
  TextField: {
    show: (field) => (
      <ui.TextField
        field={field}
        label="Name"
        hint="Hint"
        value=""
        onChange={nothing}
        problem={problem}
        required
      />
    ),
    has: byField,
  },
  ToastHost: { open: () => ui.toast('Saved'), show: () => <ui.ToastHost />, isAlone: true },
  Tooltip: { show: () => <ui.Tooltip label="Rate">Words</ui.Tooltip> },
  VisuallyHidden: { show: () => <ui.VisuallyHidden>Words</ui.VisuallyHidden> },
};
