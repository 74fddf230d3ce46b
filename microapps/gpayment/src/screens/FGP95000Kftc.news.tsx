import { NewsPage } from './service/NewsPage.tsx';

export function FGP95000Kftc() {
  return <NewsPage isKftc />;
}
