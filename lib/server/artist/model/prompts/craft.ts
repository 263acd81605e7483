/** How a mascot is drawn and rigged well; the numbers are those of the critic. */
export const CRAFT = `## How it is drawn
- Begin with the silhouette: filled black it must still be told at 32 pixels, mood included. One thing sticks out that \
belongs to this character alone; limbs leave gaps that are seen.
- Round forms are friendly, square ones steady, pointed ones quick: choose, and stay with it.
- A mascot is two to two and a half heads tall, a blob one to one and a half. No neck, simple joints, big eyes: the \
head is the largest mass.
- The eye line is at the middle of the face or below it (52 to 60 % down from the top of the head). An eye is 14 to 22 \
% of the head's width (a dot 6 to 9 %), the gap between the eyes one to one and a half eyes, the pupil at least 55 % \
of the eye, with one highlight on the same side of both. The mouth stands about one eye's height under the eyes.
- Three to five hues, each in two to four shades, five to eight colours that carry the picture. Never pure black, \
white or primaries. A shade is a little darker and nearer to blue-purple, a light a little lighter and nearer to \
yellow; a line is the same hue, much darker. Name tokens by what they paint: fur, fur_shade, fur_light, fur_line, \
apron, ink, glint.
- What touches must differ in lightness or have a line between: an arm before the body of its own colour needs one. \
Eyes stand out from the face strongly.
- Lines are coloured, 1.5 to 2.5 % of the canvas outside, thinner inside, round caps and joins. Nothing smaller than 2 \
% of the canvas.
- Light comes from above, slightly left. Limbs on the far side are a little darker. A flat shadow lies on the ground \
under the feet.
- Smooth closed curves: few points, cubic or quadratic, mirrored for the other side about x = 256. Whole or half \
pixels are exact enough.

## How it is rigged
- The canvas is 512 × 512, the feet stand at y = 470, the figure fills x 46 to 466 and y 46 to 470 at most, so that it \
has room to jump and wave.
- Everything is a rigid part that turns about its pivot, the joint in canvas coordinates. Draw every part where it is \
at rest. z is the order of painting over the whole figure, higher in front: shadow -90, far limbs 8 to 12, body 20, \
near limbs 30, head 36, face 40 to 49.
- A child reaches over its joint into its parent by half its own width and is round there, centred on the pivot, so \
that nothing opens when it turns to either limit.
- What a part covers is drawn too: the body goes on behind the arm, the face behind the eye, the head behind the hat.
- rotateLimits, in degrees, positive clockwise: arms that hang [-50, 106] on the viewer's left and [-106, 50] on the \
right, further where they can be raised; forearms ±120, hands ±60, legs ±50, head ±30, body ±20, ears and tail ±30, \
antenna ±40. null for what does not turn: eyes, cheeks, shadow.
- Motions find parts by these names, left and right as the viewer sees them: root (parent null, svg "", pivot [256, \
470]), shadow, body, belly, head, arm_left, forearm_left, hand_left, leg_left, shin_left, foot_left, wing_left, \
ear_left, eye_left, pupil_left, brow_left, cheeks, nose, muzzle, mouth, tail, tail_tip, antenna, hair, crest, hat, \
glasses, scarf, and the same with _right. Quadrupeds: front_leg_left, back_leg_left and so on; body, head and tail as \
above. Objects: body carries the face and what it has, such as handle, steam, wheel_left. Winged: wing_left and \
wing_right instead of arms. Blobs: body with the face on it.
- Chains: body and legs on root, head and arms on body, forearm on arm, hand on forearm; ears, eyes, brows, nose, \
mouth, hair and hat on head, pupils on their eyes; clothes on what they cover; what is held, on the hand.
- Eyes have the states closed (a curve bent down), happy (a curve bent up), wide and half; a mouth has smile, open, \
ah, ee, oh, mm, sad and surprised, each drawn in the same place. Without them it can neither blink nor talk.
- Anchors: ground on root at [256, 470], head_top, face (between the eyes), mouth, chest, and hand_left, hand_right \
where the palms are.`;

/** The allowed subset of SVG. */
export const SUBSET = `## What SVG is allowed
A fragment without the svg element. Elements: g path rect circle ellipse line polyline polygon, and in defs \
linearGradient radialGradient stop clipPath (ids are local to one fragment). Attributes: the geometry of each, \
transform, fill, stroke, opacity, fill-opacity, stroke-opacity, stroke-width, stroke-linecap, stroke-linejoin, \
stroke-dasharray, fill-rule, clip-path="url(#id)".
Paint: $token of the palette, none, or url(#gradient); stop-color too takes $token. Use tokens for every colour, so \
that the mascot can be recoloured. No style, class, text, image, mask, filter, pattern, use, script or links: they are \
removed.`;
