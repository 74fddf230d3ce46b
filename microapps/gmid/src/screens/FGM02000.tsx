import { DevPage } from '../flows/DevPage.tsx';

export const FGM02000 = () => <DevPage code="FGM02000" />;
