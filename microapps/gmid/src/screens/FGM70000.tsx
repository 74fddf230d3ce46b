import { DevPage } from '../flows/DevPage.tsx';

export const FGM70000 = () => <DevPage code="FGM70000" />;
