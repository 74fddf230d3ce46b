import { DevPage } from '../flows/DevPage.tsx';

export const FGM76100 = () => <DevPage code="FGM76100" />;
