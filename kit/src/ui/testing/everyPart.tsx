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
  Actions: {
    show: () => (
      <ui.Actions>
        <ui.Button>Go</ui.Button>
      </ui.Actions>
    ),
  },
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
  AmountPad: {
    show: (field) => (
      <ui.AmountPad
        field={field}
        label="Amount"
        value={1000}
        onChange={nothing}
        means="Wallet"
        max={2000}
        quickAmounts={[10_000]}
        result="After"
      />
    ),
    has: (field) => [
      `input[data-field="${field}"]`,
      '[data-action="addAmount"]',
      '[data-action="backspace"]',
    ],
  },
  Article: {
    show: (name) => (
      <ui.Article
        picture={{ src: '/a.svg', alt: name }}
        badges={<ui.Badge>New</ui.Badge>}
        title="Title"
        note="Yesterday"
        text="Text"
      />
    ),
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
  AssetTile: {
    show: (asset) => (
      <ul>
        <ui.AssetTile
          picture="gold"
          name="Gold"
          value="12"
          unit="g"
          data={{ 'data-asset': asset }}
          onClick={nothing}
        />
        <ui.AssetTile picture="nft" name="Pictures" value="2" hidden="Hidden" />
        <ui.AssetTile picture="nft" name="Waiting" waiting="Loading" />
      </ul>
    ),
    has: (asset) => [`button[data-asset="${asset}"]`],
  },
  AssetTiles: { show: () => <ui.AssetTiles label="Assets">{[]}</ui.AssetTiles> },
  Badge: { show: () => <ui.Badge>New</ui.Badge> },
  BannerRail: {
    show: () => (
      <ui.BannerRail
        label="Banners"
        items={['Trip', 'Night'].map((title) => ({
          id: title,
          content: <ui.Banner title={title} picture="forest" />,
        }))}
      />
    ),
    has: () => ['[data-part="banner"]', '[data-action="nextBanner"]'],
  },
  BankMark: { show: () => <ui.BankMark code="088" name="Shinhan" />, has: () => ['[data-bank="088"]'] },
  Banner: {
    show: () => <ui.Banner title="Trip" text="Now" imageUrl="/x.svg" onOpen={nothing} onClose={nothing} />,
    has: () => ['[data-part="banner"]', '[data-action="close"]'],
  },
  Barcode: { show: () => <ui.Barcode value="12345678" label="Code" showsNumber isZoomable /> },
  BookingCalendar: {
    show: () => (
      <ui.BookingCalendar
        mode="stay"
        book={{
          first: '20260105',
          last: '20260131',
          maxNights: 3,
          days: [
            { date: '20260105', price: 46_000, left: 2 },
            { date: '20260106', price: 5_000, left: 9 },
            { date: '20260107', price: 0, left: null },
            { date: '20260108', price: 46_000, left: 0 },
            { date: '20260109', price: null, left: null, isClosed: true },
          ],
        }}
        value={{ checkIn: '20260105', checkOut: '20260106' }}
        onChange={nothing}
      />
    ),
    has: () => ['[data-part="calendar"]', '[data-date="20260105"]'],
  },
  BottomBar: { show: () => <ui.BottomBar>Bar</ui.BottomBar> },
  Bullets: { show: () => <ui.Bullets texts={['One', 'Two']} /> },
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
  CancelFees: {
    show: () => (
      <ui.CancelFees
        rules={[
          { until: { days: 5 }, percent: 0 },
          { until: { days: 2 }, percent: 10 },
          { until: { hours: 3 }, percent: 20, least: 400 },
          { until: { minutes: 5 }, sum: 400 },
        ]}
      />
    ),
    has: () => ['[data-part="cancelFees"]'],
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
  Chart: {
    show: (name) => (
      <ui.Chart
        label={`Rate ${name}`}
        points={[
          { at: '10.23', value: 1380 },
          { at: 'Today', value: 1372 },
        ]}
        say={String}
        summary="Down by 8"
        ranges={options}
        range="a"
        onRange={nothing}
      />
    ),
    has: () => ['[data-part="chart"] [data-action="table"]'],
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
  CodeByHand: {
    show: (name) => (
      <ui.CodeByHand
        field={name}
        label="Code"
        hint="As it is printed"
        submit="Send"
        isBusy={false}
        onSend={nothing}
      />
    ),
    has: (field) => [`input[data-field="${field}"]`, '[data-action="submit"]'],
  },
  CodeField: {
    show: (field) => (
      <ui.CodeField field={field} label="Code" hint="Hint" value="12" onChange={nothing} problem={problem} />
    ),
    has: byField,
  },
  Countdown: { show: () => <ui.Countdown seconds={60} total={180} /> },
  Cover: { show: () => <ui.Cover of="A book" /> },
  CredentialCard: {
    show: () => (
      <ui.CredentialCard
        title="Credit analyst"
        issuer="Institute"
        name="Haneul Kim"
        otherName="KIM HANEUL"
        number="12-****-34"
        state="valid"
        photo="data:,"
        facts={[{ label: 'Passed', value: '2024' }]}
        more={<p>Code</p>}
      />
    ),
    has: () => ['[data-part="credentialCard"][data-state="valid"]', '[data-action="enlargeCard"]'],
  },
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
  DayHead: {
    show: () => <ui.DayHead title="Fri, 11/27" sum="+650P" />,
    has: () => ['[data-part="sum"]'],
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
  Disclosure: { show: () => <ui.Disclosure title="More">Words</ui.Disclosure> },
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
  FieldButton: {
    show: (field) => (
      <ui.FieldButton field={field} label="Kind" icon="down" chosen="" onOpen={nothing} problem={problem}>
        {null}
      </ui.FieldButton>
    ),
    has: byField,
  },
  FilterBar: {
    show: () => (
      <ui.FilterBar
        onOpen={nothing}
        chosen={[{ id: 'a', label: 'East', onRemove: nothing }]}
        found="12 found"
        end={<ui.Button variant="text">Nearest</ui.Button>}
      />
    ),
    has: () => ['[data-action="filter"]', '[data-action="removeFilter"]'],
  },
  FilterGroup: { show: () => <ui.FilterGroup title="Region">Chips</ui.FilterGroup> },
  FilterSheet: {
    show: () => (
      <ui.FilterSheet
        isOpen
        value={{}}
        empty={{}}
        count={() => 12}
        submit={(count) => `Show ${count}`}
        onApply={nothing}
        onClose={nothing}
      >
        {() => 'Groups'}
      </ui.FilterSheet>
    ),
    has: () => ['[data-part="filters"] [data-action="reset"]', '[data-part="filters"] [data-action="apply"]'],
    isAlone: true,
  },
  MeansPill: {
    show: () => (
      <ui.MeansPill
        leading={<ui.IconTile picture="account" size="small" />}
        note="1,234,000 KRW"
        onChange={() => {}}
      >
        Salary account
      </ui.MeansPill>
    ),
  },
  FromTo: {
    show: () => (
      <ui.FromTo from={<ui.IconTile picture="account" />} to={<ui.Flag of="JPY" />} title="Add 50,000 KRW?" />
    ),
  },
  FoldedList: { show: () => <ui.FoldedList rows={[{ title: 'What is it?', text: 'Words' }]} opensFirst /> },
  Flag: {
    show: () => (
      <>
        <ui.Flag of="JPY" />
        <ui.Flag of="XX" isInline />
      </>
    ),
  },
  FactGrid: { show: () => <ui.FactGrid label="Facts" facts={[{ icon: 'walk', label: 'Trails' }]} /> },
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
  Hero: {
    show: () => (
      <ui.Hero
        label="Points"
        value="12,340"
        unit="P"
        note="More"
        eye={{ isHidden: true, label: 'Show', hidden: 'Hidden', onToggle: nothing }}
      >
        <ui.Button>Pay</ui.Button>
      </ui.Hero>
    ),
    has: () => ['[data-part="hero"] [data-action="toggleAmounts"]'],
  },
  Icon: { show: () => <ui.Icon name="home" />, has: () => ['svg[aria-hidden="true"]'] },
  SettingIcon: { show: () => <ui.SettingIcon name="theme" />, has: () => ['svg[aria-hidden="true"]'] },
  IconButton: {
    show: (action) => <ui.IconButton icon="close" label="Shut" action={action} onClick={nothing} />,
    has: (action) => [`button[data-action="${action}"]`],
  },
  IconTile: {
    show: () => (
      <>
        <ui.IconTile picture="forest" />
        <ui.IconTile picture="unheard" name="Unheard" isNew />
      </>
    ),
    has: () => ['[data-tile="green"]', '[data-tile="slate"] [data-letter="U"]'],
  },
  InlineNotice: {
    show: () => <ui.InlineNotice messageId="phoneNotVerified">Notice</ui.InlineNotice>,
    has: () => ['[data-msg="phoneNotVerified"]'],
  },
  KeyValue: { show: () => <ui.KeyValue rows={[{ label: 'Sum', value: '1', isStrong: true }]} /> },
  Lead: { show: () => <ui.Lead title="Who?">Why</ui.Lead> },
  List: { show: () => <ui.List label="Rows">{[]}</ui.List> },
  LiveMark: { show: () => <ui.LiveMark />, has: () => ['[data-part="liveMark"]'] },
  Facts: { show: () => <ui.Facts>Seoul · two guests</ui.Facts> },
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
        <ui.MediaCard title="Words" look="row" level={3} />
      </ul>
    ),
    has: (action) => [`button[data-action="${action}"]`],
  },
  Money: { show: () => <ui.Money amount={1234567} /> },
  Note: { show: () => <ui.Note>Note</ui.Note> },
  Move: { show: () => <ui.Move>▲ 5.00 up</ui.Move> },
  NoticeBar: {
    show: () => <ui.NoticeBar text="Notice" more="More of it" onClose={nothing} />,
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
  NoticeRow: {
    show: (action) => (
      <ui.List>
        <ui.NoticeRow title="Notice" at="20261126" action={action} isImportant onClick={nothing} />
      </ui.List>
    ),
    has: (action) => [`button[data-action="${action}"]`],
  },
  PagedList: {
    show: () => (
      <ui.PagedList label="Rows" load={async () => ({ items: ['a'], next: 'b' })} keyOf={String}>
        {(row) => <ui.ListItem key={row} title={row} />}
      </ui.PagedList>
    ),
    has: () => ['[data-action="refresh"]', '[data-action="more"]'],
  },
  Pass: {
    show: () => (
      <>
        <ui.Pass
          title="Forest"
          state="valid"
          badge="Today"
          picture="forest"
          facts={[{ label: 'Day', value: '11.22' }]}
          code={<p>Code</p>}
          number="12345678"
          note="More"
        />
        <ui.Pass title="Used" state="used" imageUrl="/x.svg" />
        <ui.Pass
          title="Seoul to Busan"
          state="valid"
          isCard
          picture="rail"
          badge="Due today"
          isUrgent
          way={{ from: { name: 'Seoul', at: '10:34' }, to: { name: 'Busan' }, by: 'KTX 019' }}
        />
      </>
    ),
    has: () => ['[data-part="pass"][data-state="valid"]', '[data-part="pass"][data-state="used"]'],
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
  PdfPager: { show: () => <ui.PdfPager label="Terms" load={never} fallback="Terms in words" /> },
  PeoplePicker: {
    show: () => (
      <ui.PeoplePicker
        kinds={[
          { kind: 'adult', label: 'Adults', min: 1, price: 1_000 },
          { kind: 'child', label: 'Children', max: 2, price: 500 },
        ]}
        most={2}
        value={{ adult: 1, child: 1 }}
        onChange={nothing}
      />
    ),
    has: () => ['[data-field="count-adult"]', '[data-field="count-child"]'],
  },
  PersonMark: { show: () => <ui.PersonMark name="Kim" />, has: () => ['[data-part="person"]'] },
  PhoneVerification: {
    show: () => (
      <ui.PhoneVerification calls={{ send: never, extend: never, check: never }} onChecked={nothing} />
    ),
    has: () => ['[data-field="phone"]'],
  },
  PinSheet: {
    show: () => (
      <ui.PinSheet
        isOpen
        title="PIN"
        note="Pay"
        problem="2 left"
        encrypt={async () => ''}
        onForgotten={nothing}
        onDone={nothing}
        onClose={nothing}
      />
    ),
    has: () => ['[data-part="secureKeypad"] [data-action="forgotten"]'],
    isAlone: true,
  },
  PlaceMap: {
    show: (name) => (
      <ui.PlaceMap
        label={`Places ${name}`}
        spots={[{ id: 'A', name: 'First', place: { latitude: 37.52, longitude: 126.93 } }]}
        here={{ latitude: 37.53, longitude: 126.94 }}
        chosen="A"
        onChoose={nothing}
      />
    ),
    has: () => ['[data-part="placeMap"] [data-part="pin"]', '[data-action="zoomIn"]'],
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
  PresentedCode: {
    show: () => (
      <ui.PresentedCode
        code={{ qr: 'abc', barcode: '12345678', seconds: 60 }}
        renewal="auto"
        onRenew={nothing}
        means={{ picture: 'point', name: 'Points', note: '12,340P', onChange: nothing }}
        hint="Show it"
      />
    ),
    has: () => ['[data-part="presented"] [data-part="paymentCode"]', '[data-action="changeMeans"]'],
    isAlone: true,
  },
  PresentSheet: {
    show: () => (
      <ui.PresentSheet
        isOpen
        title="Pay"
        code={{ qr: 'abc', barcode: '12345678', seconds: 60 }}
        renewal="offered"
        showsNumber
        means={{
          picture: 'point',
          name: 'Points',
          choices: { options: [{ value: 'points', label: 'Points' }], value: 'points', onChoose: nothing },
        }}
        onRenew={nothing}
        onClose={nothing}
      />
    ),
    has: () => [
      '[data-part="presentSheet"] [data-action="close"]',
      '[data-part="presentSheet"] [data-action="renew"]',
      '[data-part="presentSheet"] [data-action="changeMeans"]',
    ],
    isAlone: true,
  },
  ProgressSteps: { show: () => <ui.ProgressSteps current={1} total={3} label="Step" /> },
  QrCode: { show: () => <ui.QrCode value="abc" label="Code" isZoomable /> },
  QrScanner: { show: () => <ui.QrScanner onCode={nothing} onClose={nothing} open={never} />, isAlone: true },
  QuestionList: {
    show: (name) => (
      <ui.QuestionList
        groups={[{ title: `Topic ${name}`, questions: [{ question: 'What?', answer: 'That.' }] }]}
      />
    ),
    isAlone: true,
    has: () => ['[data-field="question"]'],
  },
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
  RangeField: {
    show: (field) => (
      <ui.RangeField field={field} label="Price" value={3} onChange={nothing} min={1} max={10} say={String} />
    ),
    has: (field) => [`input[data-field="${field}"]`],
  },
  RateChart: {
    show: (name) => (
      <ui.RateChart
        label={`Course ${name}`}
        course={[
          { date: '20261125', rate: '1390.00' },
          { date: '20261126', rate: '1391.20' },
        ]}
        spans={['1W', '1M']}
        span="1W"
        onSpan={nothing}
      />
    ),
    has: () => ['[data-part="chart"]'],
  },
  RateHero: {
    show: (name) => (
      <ui.RateHero label={`Dollar ${name}`} currency="USD" unit={1} today="1391.20" before="1390.00" />
    ),
    has: () => ['[data-part="hero"]'],
  },
  RateTable: {
    show: (name) => (
      <ui.RateTable
        label={`Rates ${name}`}
        rates={[{ currency: 'USD', name: 'Dollar', unit: 1, today: '1391.20', before: '1390.00' }]}
      />
    ),
    has: () => ['[data-part="rates"]'],
  },
  Rating: { show: () => <ui.Rating value={4.5} /> },
  Receipt: {
    show: () => <ui.Receipt title="Done" rows={[{ label: 'No', value: '1' }]} />,
    has: () => [
      '[data-part="receipt"] [data-action="saveReceipt"]',
      '[data-part="receipt"] [data-action="share"]',
    ],
  },
  ReceiptActions: { show: () => <ui.ReceiptActions title="Done" />, has: () => ['[data-action="share"]'] },
  ReorderList: {
    show: (name) => (
      <ui.ReorderList
        label={`Cards ${name}`}
        items={['First', 'Second']}
        keyOf={(item) => item}
        nameOf={(item) => `${item} ${name}`}
        onOrder={nothing}
        data={(item) => ({ 'data-setting': item })}
      >
        {(item) => item}
      </ui.ReorderList>
    ),
    has: () => ['[data-setting="First"]'],
  },
  ResidentNumberField: {
    show: (field) => (
      <ui.ResidentNumberField
        hint="Hint"
        birth={{ field, value: '900215', onChange: nothing, problem }}
        kind={{ field: `${field}Kind`, value: '2', onChange: nothing }}
        required
      />
    ),
    has: (field) => [...byField(field), `[data-field="${field}Kind"]`],
  },
  ResultPage: {
    show: () => <ui.ResultPage kind="success" title="Done" rows={[{ label: 'No', value: '1' }]} />,
  },
  SafeHtml: { show: () => <ui.SafeHtml html="<p>Words</p>" /> },
  Scene: {
    show: () => <ui.Scene picture={{ day: '/a.svg', night: '/b.svg' }} title="Where to?" children="Task" />,
  },
  SearchDoor: {
    show: () => <ui.SearchDoor label="Search" change="Change" onClick={nothing} />,
    has: () => ['[data-action="search"]'],
  },
  SearchField: {
    show: (field) => <ui.SearchField field={field} label="Search" value="a" onChange={nothing} />,
    has: (field) => [`input[data-field="${field}"]`, '[data-action="clear"]'],
  },
  SeatMap: {
    show: (label) => (
      <ui.SeatMap
        label={label}
        rows={[
          {
            number: 7,
            seats: [
              { id: '7A', letter: 'A', state: 'free', note: 'window' },
              null,
              { id: '7B', letter: 'B', state: 'full' },
            ],
          },
        ]}
        chosen={['7A']}
        onChange={nothing}
        most={1}
      />
    ),
    has: () => ['[data-part="seat"][data-seat="7A"][data-state="chosen"]'],
  },
  Section: { show: () => <ui.Section title="Part">Words</ui.Section> },
  SecureKeypad: {
    show: () => (
      <ui.SecureKeypad isOpen title="PIN" encrypt={async () => ''} onDone={nothing} onClose={nothing} />
    ),
    has: () => ['[data-action="close"]'],
    isAlone: true,
  },
  Segmented: {
    show: () => <ui.Segmented legend="View" options={options} value="a" onChange={nothing} />,
  },
  ServiceCell: {
    show: (action) => (
      <ul>
        <ui.ServiceCell
          picture="point"
          name="Points"
          state="12,340P"
          news="New"
          action={action}
          onClick={nothing}
        />
      </ul>
    ),
    has: (action) => [`button[data-action="${action}"] [data-tile="amber"]`],
  },
  ServiceGrid: { show: () => <ui.ServiceGrid label="Services">{[]}</ui.ServiceGrid> },
  ServicePages: {
    show: () => (
      <ui.ServicePages label="Services">
        {Array.from({ length: 17 }, (_, place) => (
          <ui.ServiceCell key={place} picture="book" name={`No. ${place + 1}`} onClick={nothing} />
        ))}
      </ui.ServicePages>
    ),
    has: () => ['[data-action="nextPage"]'],
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
  Stack: { show: () => <ui.Stack>Stack</ui.Stack> },
  StatePicture: { show: () => <ui.StatePicture name="empty" />, has: () => ['[data-picture="empty"]'] },
  StepFlow: { show: () => <OneStep />, has: () => ['[data-step="only"]'] },
  Stepper: {
    show: (field) => <ui.Stepper field={field} label="People" value={1} min={1} max={4} onChange={nothing} />,
    has: (field) => [`[data-field="${field}"]`],
  },
  Switch: {
    show: (field) => <ui.Switch field={field} label="On" description="More" checked onChange={nothing} />,
    has: (field) => [`[data-field="${field}"]`],
  },
  TabBar: {
    show: () => (
      <ui.TabBar
        label="Main"
        current="home"
        tabs={[
          { id: 'home', label: 'Home', icon: 'home', href: '/main/FMA10000' },
          { id: 'all', label: 'All', icon: 'all', href: '/main/FMA11000' },
        ]}
        onOpen={nothing}
      />
    ),
    has: () => ['[data-action="tab-home"][aria-current="page"]', '[data-action="tab-all"]'],
    isAlone: true,
  },
  TabLinks: {
    show: (name) => (
      <ui.TabLinks
        label={`Pages ${name}`}
        tabs={[
          { value: 'a', label: 'First', href: '/a', action: 'openFirst' },
          { value: 'b', label: 'Second', href: '/b' },
        ]}
        current="a"
        onGo={nothing}
      />
    ),
    has: () => ['[data-action="openFirst"]'],
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
  TileSwitch: {
    show: (field) => <ui.TileSwitch field={field} label="First" picture="book" checked onChange={nothing} />,
    has: (field) => [`input[data-field="${field}"]`],
  },
  Timeline: {
    show: (name) => (
      <ui.Timeline
        label={name}
        steps={[
          { title: 'Sent', note: 'Nov 26', state: 'done' },
          { title: 'Checked', state: 'now' },
          { title: 'Paid', note: 'Nov 30', state: 'ahead' },
        ]}
      />
    ),
    has: () => ['[aria-current="step"]'],
  },
  ToastHost: { open: () => ui.toast('Saved'), show: () => <ui.ToastHost />, isAlone: true },
  TransactionHead: {
    show: () => (
      <ui.TransactionHead
        face={<ui.IconTile picture="fpayment" size="large" />}
        name="Star Coffee"
        figure={<ui.Money amount={4500} unit="KRW" size="large" />}
        state={<ui.Badge tone="danger">Cancelled</ui.Badge>}
        isCancelled
      >
        The money came back.
      </ui.TransactionHead>
    ),
    has: () => ['[data-part="transaction"]', '[data-part="transaction"] s'],
  },
  Tooltip: { show: () => <ui.Tooltip label="Rate">Words</ui.Tooltip> },
  VisuallyHidden: { show: () => <ui.VisuallyHidden>Words</ui.VisuallyHidden> },
};
