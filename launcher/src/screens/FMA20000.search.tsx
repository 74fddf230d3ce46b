import { Screen, useAction, useWallet } from '@wallet/kit/app';
import { locale } from '@wallet/kit/messages';
import {
  Button,
  EmptyState,
  focusTitle,
  IconTile,
  List,
  ListItem,
  SearchField,
  Section,
  VisuallyHidden,
} from '@wallet/kit/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { type ActionStates, useActionStates } from '../flows/useActionStates.ts';
import { type Services, useServices } from '../flows/useServices.ts';
import { type Standing, useStanding } from '../flows/useStanding.ts';
import { cardName } from '../home/cardName.ts';
import { HelpRow } from '../home/HelpRow.tsx';
import { PageRow } from '../home/PageRow.tsx';
import { Popular } from '../home/Popular.tsx';
import { ServiceRow } from '../home/ServiceRow.tsx';
import { messages } from '../messages/index.ts';
import { categoryOf } from '../model/categories.ts';
import { comingPath } from '../model/quickDoors.ts';
import { foundBy, markedIn, searched } from '../model/search.ts';
import { forgetFinds, noteFind, recentFinds } from '../state/recentFinds.ts';
import styles from './FMA20000.module.css';

// Enough for the longest name; what is typed stays on this page and is sent to nobody.
const longest = 30;

interface States {
  services: Standing['services'];
  actions: ActionStates;
}

export function FMA20000() {
  const t = messages.use().search;
  const { navigate } = useWallet();
  const services = useServices();
  const [typed, setTyped] = useState('');
  const isReady = services.state === 'ready';
  const standing = useStanding(isReady);
  const hasRates = services.data?.actions.some(({ id }) => id === 'rates') ?? false;
  const states: States = { services: standing.services, actions: useActionStates(standing, hasRates) };
  // Whoever hears the page is told where they are before the field takes the focus.
  useEffect(() => {
    if (!isReady) focusTitle();
  }, [isReady]);
  return (
    <Screen title={t.title} of={services} noHeader>
      {(found) => (
        <>
          <VisuallyHidden>
            <h1 tabIndex={-1} data-title="">
              {t.title}
            </h1>
          </VisuallyHidden>
          <div className={styles.row}>
            <SearchField
              field="keyword"
              label={t.label}
              placeholder={t.placeholder}
              maxLength={longest}
              value={typed}
              onChange={setTyped}
              controls="found"
              takesFocus
            />
            <Button variant="text" action="back" onClick={navigate.back}>
              {t.cancel}
            </Button>
          </div>
          <div id="found" className={styles.found}>
            {typed.trim() === '' ? (
              <>
                <p role="status" className={styles.silent} />
                <Before services={found} states={states} />
              </>
            ) : (
              <Found services={found} typed={typed} states={states} />
            )}
          </div>
        </>
      )}
    </Screen>
  );
}

/** Before anything is typed: what was found lately, and what most customers want. */
function Before({ services, states }: { services: Services; states: States }) {
  const t = messages.use().search;
  const recent = recentFinds.value.flatMap((id) => services.open.filter((card) => card.id === id));
  return (
    <>
      {recent.length > 0 && (
        <Section
          title={t.recent}
          action={
            <Button variant="text" action="forget" onClick={forgetFinds}>
              {t.forget}
            </Button>
          }
        >
          <Popular prefix="recent" services={recent} states={states.services} label={t.recent} />
        </Section>
      )}
      <Section title={t.popular}>
        <Popular
          prefix="popular"
          services={services.open.slice(0, 8)}
          states={states.services}
          label={t.popular}
        />
      </Section>
      {services.actions.length > 0 && (
        <Section title={t.doNow}>
          <List label={t.doNow}>
            <ActionRows actions={services.actions.slice(0, 4)} states={states.actions} />
          </List>
        </Section>
      )}
    </>
  );
}

interface ActionRowsProps {
  actions: Services['actions'];
  states: ActionStates;
  typed?: string;
}

/** What a customer does, as rows, and how it stands there. */
function ActionRows({ actions, states, typed = '' }: ActionRowsProps) {
  const t = messages.use().search;
  const { navigate } = useWallet();
  const open = useAction(async (path: string) =>
    path === comingPath ? navigate.push(path) : navigate.open(path),
  );
  return actions.map(({ id, picture, path }) => (
    <ListItem
      key={id}
      title={<Marked name={t.actions[id]} typed={typed} />}
      description={states[id]}
      leading={<IconTile picture={picture} />}
      action={`do-${id}`}
      onClick={() => void open.run(path)}
    />
  ));
}

function Found({ services, typed, states }: { services: Services; typed: string; states: States }) {
  const t = messages.use().search;
  // What nothing is known of says where it belongs.
  const { categories: categoryNames } = messages.use().services;
  const actions = foundBy(
    services.actions,
    typed,
    ({ id }) => [t.actions[id]],
    ({ id }) => id,
  );
  const found = searched(services.open, typed);
  const pages = foundBy(
    services.pages,
    typed,
    ({ title }) => [title.ko, title.en],
    ({ code }) => code,
  );
  const count = actions.length + found.length + pages.length;
  const doable = count === 0 ? services.actions.slice(0, 3) : actions;
  return (
    <>
      <p role="status" className={count === 0 ? styles.silent : styles.said}>
        {count === 0 ? <VisuallyHidden>{t.count({ count })}</VisuallyHidden> : t.count({ count })}
      </p>
      {count === 0 && (
        <>
          <EmptyState picture="none" title={t.none} description={t.noneText} />
          <Section title={t.popular}>
            <Popular
              prefix="popular"
              services={services.open.slice(0, 4)}
              states={states.services}
              label={t.popular}
            />
          </Section>
        </>
      )}
      <Group title={t.doNow} isEmpty={doable.length === 0}>
        <ActionRows actions={doable} typed={typed} states={states.actions} />
      </Group>
      <Group title={t.services} isEmpty={found.length === 0}>
        {found.map((card) => (
          <ServiceRow
            key={card.id}
            card={card}
            title={<Marked name={cardName(card)} typed={typed} />}
            state={states.services[card.id] ?? categoryNames[categoryOf(card.id)]}
            onOpen={() => noteFind(card.id)}
          />
        ))}
      </Group>
      <Group title={t.pages} isEmpty={pages.length === 0}>
        {pages.map((page) => (
          <PageRow
            key={page.code}
            page={page}
            title={<Marked name={page.title[locale.value]} typed={typed} />}
          />
        ))}
      </Group>
      {services.help !== null && (
        <div className={styles.help}>
          <List>
            <HelpRow path={services.help} />
          </List>
        </div>
      )}
    </>
  );
}

function Group({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null;
  return (
    <Section title={title}>
      <List label={title}>{children}</List>
    </Section>
  );
}

/** A name, with what was typed in the accent's text colour where it stands in it. */
function Marked({ name, typed }: { name: string; typed: string }) {
  const parts = markedIn(name, typed);
  if (parts === null) return name;
  const [before, itself, after] = parts;
  return (
    <span>
      {before}
      <mark className={styles.mark}>{itself}</mark>
      {after}
    </span>
  );
}
