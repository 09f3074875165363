export { GalleryRoute as default } from '@/features/gallery/gallery-route';
