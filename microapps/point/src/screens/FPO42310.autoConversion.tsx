import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import {
  BottomBar,
  Button,
  Card,
  Checkbox,
  IconTile,
  InlineNotice,
  Lead,
  List,
  ListItem,
  Section,
  SheetSelect,
  Stack,
  Switch,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { listPartners, readAutoConversion, saveAutoConversion } from '../api/pointCalls.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import type { AutoConversion, Partner } from '../model/partner.ts';
import { useMoneyAction } from '../parts/useMoneyAction.ts';

const days = ['1', '5', '10', '15', '20', '25', '28'] as const;

export function FPO42310() {
  const t = messages.use().money;
  const load = useLoad(async (signal) => {
    const [partners, auto] = await Promise.all([
      listPartners(undefined, { signal }),
      readAutoConversion(undefined, { signal }),
    ]);
    return { partners, auto };
  });
  if (load.data) return <Settings {...load.data} />;
  return <Screen title={t.auto.title} of={load} />;
}

function Settings({ partners, auto }: { partners: Partner[]; auto: AutoConversion }) {
  const t = messages.use().money;
  const say = useSay();
  const { navigate } = useWallet();
  const [wish, setWish] = useState(auto);
  const isGood = !wish.isOn || wish.partnerCodes.length > 0;
  const save = useMoneyAction(async () => {
    await saveAutoConversion(wish);
    navigate.replace('FPO42320');
  });

  function toggle(code: string, isOn: boolean) {
    const rest = wish.partnerCodes.filter((each) => each !== code);
    setWish({ ...wish, partnerCodes: isOn ? [...rest, code] : rest });
  }

  const footer = (
    <BottomBar>
      <Button action="submit" disabled={!isGood} isBusy={save.isRunning} onClick={() => void save.run()}>
        {t.auto.save}
      </Button>
    </BottomBar>
  );
  return (
    <Screen title={t.auto.title} footer={footer}>
      <Lead picture="point" title={t.auto.lead} />
      <Stack>
        <Card tone="soft">
          <Switch
            field="auto"
            label={t.auto.on}
            description={t.auto.onHint}
            checked={wish.isOn}
            onChange={(isOn) => setWish({ ...wish, isOn })}
          />
        </Card>
        {!wish.isOn && (
          <List label={t.auto.partners}>
            {partners.map(({ code, name, rates }) => (
              <ListItem
                key={code}
                leading={<IconTile picture={code} name={say(name)} />}
                title={say(name)}
                description={t.partners.ratioIn({ rate: rates.in })}
              />
            ))}
          </List>
        )}
      </Stack>
      {wish.isOn && (
        <>
          <SheetSelect
            field="day"
            label={t.auto.day}
            options={days.map((value) => ({ value, title: t.auto.dayOf({ day: Number(value) }) }))}
            value={String(wish.day)}
            onChange={(value) => setWish({ ...wish, day: Number(value) })}
          />
          <Section title={t.auto.partners}>
            {partners.map(({ code, name, rates }) => (
              <Checkbox
                key={code}
                field={`partner-${code}`}
                label={`${say(name)} (${t.partners.ratioIn({ rate: rates.in })})`}
                checked={wish.partnerCodes.includes(code)}
                onChange={(isOn) => toggle(code, isOn)}
              />
            ))}
          </Section>
          {!isGood && <InlineNotice tone="warning">{t.auto.choose}</InlineNotice>}
        </>
      )}
    </Screen>
  );
}
