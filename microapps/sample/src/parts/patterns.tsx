import { ChangeBooking, MainButton } from '@wallet/kit/app';
import {
  AmountPad,
  AssetTile,
  AssetTiles,
  Badge,
  Button,
  Card,
  Chips,
  CodeField,
  EmptyState,
  FromTo,
  Hero,
  IconTile,
  KeyValue,
  List,
  ListItem,
  Pass,
  PinSheet,
  PresentedCode,
  ProgressSteps,
  QrCode,
  ReceiptActions,
  ResultPage,
  Section,
  ServiceCell,
  ServiceGrid,
  SettingIcon,
  Switch,
  TextField,
  toast,
} from '@wallet/kit/ui';
import { type ReactElement, useState } from 'react';
import { messages } from '../messages/index.ts';
import styles from './patterns.module.css';

/** A page as a team copies it: what stands on the ground, and what stays at the bottom. */
interface Pattern {
  isOnGround: boolean;
  Page: () => ReactElement;
}

function Home() {
  const t = messages.use().patterns;
  return (
    <div className={styles.stack}>
      <Hero label={t.points} value="12,340" unit="P" note={t.earned}>
        <Button icon="barcode" onClick={() => toast(t.pay)}>
          {t.pay}
        </Button>
        <Button variant="secondary" onClick={() => toast(t.charge)}>
          {t.charge}
        </Button>
        <Button variant="secondary" onClick={() => toast(t.send)}>
          {t.send}
        </Button>
      </Hero>
      <Card>
        <Section title={t.coming}>
          <List label={t.coming}>
            <ListItem
              title={t.forest}
              description={t.checkIn}
              leading={<IconTile picture="forest" />}
              trailing={<Badge tone="success">{t.inFiveDays}</Badge>}
            />
            <ListItem
              title={t.coupon}
              description={t.until}
              leading={<IconTile picture="coupon" />}
              trailing={<Badge tone="danger">{t.tomorrow}</Badge>}
            />
          </List>
        </Section>
      </Card>
      <Card>
        <Section title={t.assets}>
          <AssetTiles label={t.assets}>
            <AssetTile picture="gold" name={t.gold} value="12" unit="g" />
            <AssetTile picture="nft" name={t.nft} value="2" />
          </AssetTiles>
        </Section>
      </Card>
    </div>
  );
}

function ListPage() {
  const t = messages.use().patterns;
  const [kind, setKind] = useState<'all' | 'in' | 'out'>('all');
  return (
    <>
      <Chips
        legend={t.kinds}
        scrolls
        options={[
          { value: 'all', label: t.all },
          { value: 'in', label: t.moneyIn },
          { value: 'out', label: t.moneyOut },
        ]}
        value={kind}
        onChange={setKind}
      />
      <Section title={t.today}>
        <List label={t.today}>
          <ListItem
            title={t.shop}
            description={t.afternoon}
            leading={<IconTile picture="fpayment" />}
            trailing="−4,500원"
            trailingNote={t.balance}
            onClick={() => toast(t.shop)}
          />
          <ListItem
            title={t.sender}
            description={t.yesterday}
            leading={<IconTile picture="send" />}
            trailing={<span className={styles.rise}>+10,000P</span>}
            trailingNote={t.balance}
          />
          <ListItem
            title={t.books}
            description={t.cancelled}
            leading={<IconTile picture="card" />}
            trailing="−18,000원"
            past="cancelled"
          />
        </List>
      </Section>
    </>
  );
}

function FormStep() {
  const t = messages.use().patterns;
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  return (
    <>
      <ProgressSteps current={2} total={4} label={t.whoComes} />
      <h2 className={styles.question}>{t.whoComes}</h2>
      <TextField
        field="patternName"
        label={t.name}
        placeholder={t.namePlaceholder}
        value={name}
        onChange={setName}
      />
      <CodeField field="patternCode" label={t.code} value={code} onChange={setCode} hint={t.codeLeft} />
      <MainButton run={() => toast(t.next)}>{t.next}</MainButton>
    </>
  );
}

function Confirm() {
  const t = messages.use().patterns;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <FromTo
        from={<IconTile picture="account" size="large" />}
        to={<IconTile picture="point" size="large" />}
        title={t.sentence}
      />
      <Card tone="soft">
        <KeyValue
          rows={[
            { label: t.after, value: '62,340P' },
            { label: t.from, value: t.account },
          ]}
        />
      </Card>
      <MainButton run={() => setAsking(true)}>{t.chargeNow}</MainButton>
      <PinSheet
        isOpen={isAsking}
        title={t.enterPin}
        note={t.pinNote}
        encrypt={async () => 'pattern'}
        onDone={() => {
          setAsking(false);
          toast(t.charged);
        }}
        onForgotten={() => toast(t.pin)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function Keypad() {
  const t = messages.use().patterns;
  const [amount, setAmount] = useState<number | null>(50_000);
  return (
    <>
      <AmountPad
        field="patternAmount"
        label={t.howMuch}
        value={amount}
        onChange={setAmount}
        means={t.available}
        max={1_000_000}
        problem={amount !== null && amount > 1_000_000 ? t.tooMuch : undefined}
        result={t.afterwards}
        quickAmounts={[10_000, 50_000, 100_000]}
      />
      <MainButton disabled={amount === null} run={() => toast(t.chargeNow)}>
        {t.charge}
      </MainButton>
    </>
  );
}

function Success() {
  const t = messages.use().patterns;
  return (
    <>
      <ResultPage
        kind="success"
        title={t.charged}
        description={t.nowUsable}
        rows={[
          { label: t.from, value: t.account },
          { label: t.when, value: '2026.11.22 14:07' },
        ]}
        receiptActions={<ReceiptActions title={t.charged} />}
      >
        <List label={t.next}>
          <ListItem
            title={t.payNext}
            description={t.payNextText}
            leading={<IconTile picture="fpayment" />}
            onClick={() => toast(t.pay)}
          />
        </List>
      </ResultPage>
      <MainButton run={() => toast(t.done)}>{t.done}</MainButton>
    </>
  );
}

function Present() {
  const t = messages.use().patterns;
  const [issue, setIssue] = useState(1);
  return (
    <PresentedCode
      code={{ qr: `wallet:pattern:${issue}`, barcode: `281122071456390${issue % 10}`, seconds: 180 }}
      showsNumber
      renewal="auto"
      onRenew={() => setIssue(issue + 1)}
      means={{ picture: 'point', name: t.pointsShort, note: t.usable, onChange: () => toast(t.pointsShort) }}
      hint={t.showIt}
    />
  );
}

function PassPage() {
  const t = messages.use().patterns;
  return (
    <div className={styles.stack}>
      <Pass
        title={t.forest}
        state="valid"
        badge={t.goodToday}
        picture="forest"
        facts={[
          { label: t.day, value: '11.22' },
          { label: t.people, value: '2' },
        ]}
        code={<QrCode value="FT20261122000001" label={t.qr} />}
        number="FT20261122000001"
      />
      <Button variant="secondary" icon="place" onClick={() => toast(t.way)}>
        {t.way}
      </Button>
    </div>
  );
}

function Empty() {
  const t = messages.use().patterns;
  return (
    <EmptyState
      title={t.nothing}
      description={t.nothingText}
      action={{ label: t.find, onClick: () => toast(t.find) }}
    />
  );
}

function Settings() {
  const t = messages.use().patterns;
  const [isOn, setOn] = useState(true);
  return (
    <div className={styles.stack}>
      <Card>
        <List label={t.me}>
          <ListItem
            title={t.customer}
            description={t.phone}
            leading={<IconTile picture="my" size="large" />}
          />
        </List>
      </Card>
      <Card>
        <Section title={t.security}>
          <List label={t.security}>
            <ListItem title={t.pin} leading={<SettingIcon name="pin" />} onClick={() => toast(t.pin)} />
            <ListItem
              title={t.devices}
              leading={<SettingIcon name="device" />}
              trailing="2"
              onClick={() => toast(t.devices)}
            />
          </List>
          <Switch
            field="patternFace"
            leading={<SettingIcon name="shield" />}
            label={t.face}
            checked={isOn}
            onChange={setOn}
          />
        </Section>
      </Card>
    </div>
  );
}

function Services() {
  const t = messages.use().patterns;
  return (
    <Card>
      <Section title={t.services}>
        <ServiceGrid label={t.services}>
          <ServiceCell
            picture="forest"
            name={t.forestShort}
            state="11/27"
            onClick={() => toast(t.forestShort)}
          />
          <ServiceCell
            picture="point"
            name={t.pointsShort}
            state="12,340P"
            onClick={() => toast(t.pointsShort)}
          />
          <ServiceCell picture="rail" name={t.trains} news={t.fresh} onClick={() => toast(t.trains)} />
          <ServiceCell picture="exchange" name={t.exchange} onClick={() => toast(t.exchange)} />
        </ServiceGrid>
      </Section>
    </Card>
  );
}

function Change() {
  const t = messages.use().patterns;
  return (
    <ChangeBooking
      rows={[
        { label: t.room, was: t.forest, becomes: t.forest },
        { label: t.day, was: '11.22', becomes: '11.27' },
        { label: t.people, was: '2', becomes: '3' },
      ]}
      paid={46_000}
      price={85_000}
      fee={1_000}
      change={async () => {}}
      onDone={() => {}}
      onStale={() => {}}
    />
  );
}

/** The patterns by their name in the address: `/sample/screens?pattern=pass`. */
export const patterns = {
  home: { isOnGround: true, Page: Home },
  services: { isOnGround: true, Page: Services },
  list: { isOnGround: false, Page: ListPage },
  form: { isOnGround: false, Page: FormStep },
  confirm: { isOnGround: false, Page: Confirm },
  keypad: { isOnGround: false, Page: Keypad },
  success: { isOnGround: false, Page: Success },
  present: { isOnGround: false, Page: Present },
  pass: { isOnGround: true, Page: PassPage },
  change: { isOnGround: false, Page: Change },
  empty: { isOnGround: false, Page: Empty },
  settings: { isOnGround: true, Page: Settings },
} as const satisfies Record<string, Pattern>;

export type PatternName = keyof typeof patterns;
export const patternNames = Object.keys(patterns) as PatternName[];
