import { loginPath, useAction, useWallet } from '@wallet/kit/app';
import { type Locale, locale, setLocale } from '@wallet/kit/messages';
import { Button, confirm, List, ListItem, RadioGroup, Sheet } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

// Each language under its own name: who cannot read this page must still find theirs.
const languages: readonly { value: Locale; label: string }[] = [
  { value: 'ko', label: '한국어' },
  { value: 'en', label: 'English' },
];

const pages = ['FMA11000', 'FMA20000', 'FMA16100'] as const;

export function HomeMenu({ onClose }: { onClose: () => void }) {
  const t = messages.use().menu;
  const { session, navigate } = useWallet();
  const isLogin = session.person.value !== null;
  const leave = useAction(async () => {
    onClose();
    if (await confirm({ id: 'logout', text: t.logoutAsk })) await session.leave();
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
          {pages.map((page) => (
            <ListItem
              key={page}
              title={t.pages[page]}
              action={page}
              onClick={() => {
                onClose();
                navigate.push(page);
              }}
            />
          ))}
        </List>
      )}
      <RadioGroup
        field="locale"
        legend={t.language}
        options={languages}
        value={locale.value}
        onChange={(next) => void setLocale(next)}
      />
    </Sheet>
  );
}
