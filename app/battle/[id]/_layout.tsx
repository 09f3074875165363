export { PlayLayout as default } from '@/features/play/play-layout';
