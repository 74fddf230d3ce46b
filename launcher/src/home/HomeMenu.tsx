import { loginPath, useAction, useWallet } from '@wallet/kit/app';
import { type Locale, locale, setLocale } from '@wallet/kit/messages';
import { Button, Chips, confirm, List, ListItem, Section, Sheet } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { forgetFinds } from '../state/recentFinds.ts';

// Each language under its own name: who cannot read this page must still find theirs.
const languages: readonly { value: Locale; label: string }[] = [
  { value: 'ko', label: '한국어' },
  { value: 'en', label: 'English' },
];

/** Settings of the wallet itself: what home shows, the language, the way out. */
export function HomeMenu({ onClose }: { onClose: () => void }) {
  const t = messages.use().menu;
  const { session, navigate } = useWallet();
  const isLogin = session.person.value !== null;
  const leave = useAction(async () => {
    onClose();
    if (!(await confirm({ id: 'logout', text: t.logoutAsk, confirmLabel: t.logout }))) return;
    await session.leave();
    forgetFinds();
    // The directory is for members: a visitor stands on home.
    navigate.replace('FMA10000');
  });

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t.title}
      footer={
        isLogin ? (
          <Button variant="secondary" full action="logout" onClick={() => void leave.run()}>
            {t.logout}
          </Button>
        ) : (
          <Button full action="login" onClick={() => navigate.push(loginPath)}>
            {t.login}
          </Button>
        )
      }
    >
      {isLogin && (
        <List label={t.title}>
          <ListItem
            title={t.cardSettings}
            action="FMA16100"
            onClick={() => {
              onClose();
              navigate.push('FMA16100');
            }}
          />
        </List>
      )}
      <Section title={t.language}>
        <Chips
          legend={t.language}
          options={languages}
          value={locale.value}
          onChange={(next) => void setLocale(next)}
        />
      </Section>
    </Sheet>
  );
}
