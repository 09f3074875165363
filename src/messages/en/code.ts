/** Things of the owner's that go from phone to phone, as a file or as a QR code. */
export const code = {
  share: {
    title: 'Share {{name}}',
    file: 'As a file',
    fileHint: 'For a message, e-mail or another device',
    code: 'As a code',
    picture: 'Save code picture',
  },
  bring: {
    file: 'From a file',
    fileHint: 'Made by Z Flag, on this device or another',
    camera: 'Scan a code',
    cameraHint: 'From the screen of another phone',
    picture: 'Read a code from a picture',
    pictureHint: 'A screenshot or a picture somebody sent you',
    cameraTitle: 'Point the camera at the code',
    cameraLabel: 'Camera view',
    cameraRefused: 'The camera is not available. Nothing was changed; use a picture of the code instead.',
    reading: 'Searching for the code …',
  },
} as const;
