import { ApiError } from '@wallet/kit/api';
import { Screen, useLoad, usePerson, useWallet } from '@wallet/kit/app';
import { locateCustomer } from '@wallet/kit/common';
import { messageText, type Refusal } from '@wallet/kit/messages';
import { Badge, Button, Flag, InlineNotice, List, ListItem, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { readNations } from '../api/nationCalls.ts';
import { readSituation } from '../api/payCalls.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { type Nation, payWays } from '../model/nation.ts';
import { type Network, networkOf, offers, screenFor } from '../model/network.ts';
import styles from '../parts/pay.module.css';
import { readPayChoice, savePayChoice } from '../state/payChoice.ts';

export function FGP32000() {
  return <ChooseNation network="gln" />;
}

/** Indonesia, by the domestic clearing network (A15). */
export function FGP32000Kftc() {
  return <ChooseNation network="kftc" />;
}

/** Where the customer pays: found by position, or chosen from the list. */
function ChooseNation({ network }: { network: Network }) {
  const t = messages.use().pay.nations;
  const { navigate, session } = useWallet();
  const person = usePerson();
  const [told, setTold] = useState<Refusal>();
  const [isLocating, setLocating] = useState(false);
  const nations = useLoad(async (signal) => {
    const [list, choice] = await Promise.all([readNations(undefined, { signal }), readPayChoice(session)]);
    return { list, chosen: choice?.nation };
  });

  async function choose({ code }: Nation) {
    await savePayChoice(session, { nation: code });
    navigate.replace(screenFor('FGP31000', code));
  }

  async function locate(list: readonly Nation[]) {
    if (!person) return;
    setLocating(true);
    setTold(undefined);
    const { memberId, groupCode } = person;
    const where = await locateCustomer({ memberId, groupCode });
    try {
      if (where.kind === 'consentNeeded') setTold({ id: 'locationConsent', text: t.consent });
      else if (where.kind === 'failed') setTold({ id: where.messageId, text: messageText(where.messageId) });
      else {
        const { nation } = await readSituation({ position: where.position });
        const found = list.find(({ code }) => code === nation);
        if (found) return await choose(found);
        setTold({ id: 'invalidLocation', text: messageText('invalidLocation') });
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const text = error.serverMessage ?? messageText(error.messageId);
      setTold(messages.refusal(error.code) ?? { id: error.messageId, text });
    } finally {
      setLocating(false);
    }
  }

  return (
    <Screen title={t.title} of={nations} skeleton="list">
      {({ list, chosen }) => (
        <>
          <p className={styles.lead}>{t.lead}</p>
          <div className={styles.buttons}>
            <Button
              variant="secondary"
              icon="place"
              action="locate"
              isBusy={isLocating}
              onClick={() => void locate(list)}
            >
              {t.locate}
            </Button>
          </div>
          {told && (
            <div className={styles.block}>
              <InlineNotice tone="warning" messageId={told.id}>
                {told.text}
              </InlineNotice>
            </div>
          )}
          <Section title={t.list}>
            <List label={t.list}>
              {sorted(list, network).map((nation) => (
                <ListItem
                  key={nation.code}
                  leading={<Flag of={nation.code} />}
                  title={`${say(nation.name)} · ${nation.currency}`}
                  description={payWays
                    .filter((way) => offers(nation, way))
                    .map((way) => t[way])
                    .join(' · ')}
                  {...(nation.code === chosen ? { badge: <Badge tone="info">{t.chosen}</Badge> } : {})}
                  action={`nation-${nation.code}`}
                  onClick={() => void choose(nation)}
                />
              ))}
            </List>
          </Section>
        </>
      )}
    </Screen>
  );
}

/** The nations of this page's own network first. */
function sorted(list: readonly Nation[], network: Network): Nation[] {
  const isOwn = ({ code }: Nation) => networkOf(code) === network;
  return [...list.filter(isOwn), ...list.filter((nation) => !isOwn(nation))];
}
