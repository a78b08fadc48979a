/** Addresses of which one must be among the first three results, and indented below them the words of real people. */
const table = `
/troubleshooter/no-sound
  my tracker does not ring | tracker wont ring | no sound when I play sound | I can't hear my card
  the card is silent | Tagigo stopped beeping | speaker broken | play sound doesn't work
  it won't make any noise | card not chirping anymore | the thing makes no beep at all
  tag is not making a sound | ringer broken | tracker is muted
/troubleshooter/no-sound /products/incard-finder?tab=manual&section=battery#battery /products/tagigo?manual=true#battery-tagigo
  dead battery | my card is dead | battery died after a year | tracker won't turn on
  nothing happens when I press the button | battery empty what now | card unresponsive | card is out of power
  it died
/products/tagigo?manual=true#battery-tagigo
  change battery tagigo | how do I replace the coin cell | which battery does tagigo take | CR2032 | swap batery
  open the tagigo to put in a new battery | change the coincell | my tagigo needs a new cell
/products/incard-finder?tab=manual&section=battery#battery /products/tagigo?manual=true#battery-tagigo /blog/9
  can I replace the battery in the card | how long does the battery last | battery life | incard battery years
  how many years until battery is gone | is the battery user replaceable
/products/carbon-finder?manual=true&section=wireless-charging#wireless-charging
  charge carbon finder | wireless charging pad | does it charge with magsafe | how do i recharge it | qi charger
  carbon finder won't charge | how to charge | which pad for charging
/troubleshooter/no-pop-up
  won't pair | no pop up on android | can't connect to my iphone | pairing not working
  phone doesn't find the tracker | popup doesn't appear | bluetooth won't connect | find my says item not found
  my iphone isn't detecting the tag | app never shows the connect button | can't add it to my iphone
  iPhone won't recognise the card | connection failed
/products/incard-finder?tab=manual&section=setup#setup-ios /coach/incard-finder/pair-iphone /products/tagigo?manual=true#setup-ios-tagigo
  set up on iphone | how to add to find my | pair with iphone | connect card to apple | pairing iphone
/products/incard-finder?tab=manual&section=setup#setup-android /coach/incard-finder/pair-android /products/tagigo?manual=true#setup-android-tagigo
  set up on android | add to find hub | pair with samsung | connect to pixel
/products/tagigo?manual=true#setup-ios-tagigo /coach/tagigo/pair-iphone
  tagigo setup iphone | add tagigo to iphone
/products/incard-finder?tab=manual&section=setup#setup-ios /products/incard-finder?tab=manual&section=setup#setup-android /coach
  getting started | how do I set it up | first time setup | step by step setup | activate my card | setup video
/products/incard-finder?tab=manual&section=factory-reset#re-pair /blog/8 /products/tagigo?manual=true#re-pair-tagigo
  new phone how to move my tracker | pair with another phone | switch from iphone to android
  remove tracker from account | unpair | i got a new iphone
/products/incard-finder?tab=manual&section=factory-reset#factory-reset /coach/incard-finder/factory-reset
  factory reset | reset my card | how to wipe the tracker | hard reset | factroy reset
/products/tagigo?manual=true#factory-reset-tagigo /coach/tagigo/factory-reset
  reset tagigo | tagigo factory reset
/products/carbon-finder?manual=true&section=factory-reset#factory-reset /coach/carbon-finder/factory-reset
  carbon finder reset
/troubleshooter/reset-fails
  reset doesn't work | reset failed no beeps | can't reset the card | reset beeps only twice
  can't get it to reset
/troubleshooter/old-place
  location not updating | map shows old location | tracker shows wrong place | last seen 3 hours ago
  location stuck | says offline on the map | map is wrong | location hasn't changed for days
  pin on the map hasn't moved | shows where I was yesterday
/troubleshooter/former-owner
  bought used and it's linked to someone else | previous owner still registered | second hand tracker locked
  already linked to another account | got it from ebay and it says owned
/hand-over
  how to sell my tracker | give it to a friend | gift to my sister | transfer to new owner
  hand over to new owner | present for my dad | ownership transfer
/blog/7 /blog/6
  share with my wife | can my family see it | use with two people | share location with husband
/found /support/disable
  airtag stalking found in my bag | unknown tracker moving with me | someone is following me
  I think I'm being tracked | strange device in my car | found tracker in my purse that is not mine
  my ex put a tracker in my bag | alert unknown accessory detected near you | is someone spying on me
  tracker hidden under my car | someone left a tracker in my coat | my phone keeps alerting me about a tracker
/found
  I found a tracker | found someone's keys with a tagigo | whose tracker is this | found an incard in the street
  am I being followed | a stranger's tracker is with me | unknown item detected | stalker | found these keys
/support/disable
  turn off tracker | how to disable | deactivate card | make it stop beeping | switch off tagigo
  stop the beeping | kill the tracker | how to stop it ringing
/found /troubleshooter/no-sound
  why is my tracker beeping randomly | keeps beeping by itself
/products/incard-finder?tab=manual&section=disable-finder#disable-finder /coach/incard-finder/re-enable
  turn it back on | re-enable card
/products/carbon-finder
  Carbon Finder | buy carbon finder | carbon finder price | black card
/products/incard-finder
  InCard Finder | card finder | wallet finder | the white card
/products/incard-finder?tab=manual&section=locate#locate
  finding my keys | find my keys | where is my incard finder | I lost my carbon finder
  find my wallet | ring my card | where is my card | play sound
/product-comparison /blog/1 /product-details
  how loud is it | decibels | loudest tracker
/blog/1 /product-comparison /product-details
  range in feet | how far does bluetooth reach | maximum distance
/shipping
  shipping cost | how long does delivery take | when will it arrive | do you ship to canada | free shipping
  delivery time | international shipping | estimated arrival
/contact /shipping
  where is my order | track my package | order status | I haven't received my order | package never came
  it never showed up in the mail
/return-policy
  return | refund | money back | send it back | cancel order | I want to return my card
  exchange for another color | how long to return | can I get my money back | refund time
/warranty-policy
  warranty | defective card | card cracked | guarantee claim | bent card replacement | 1 year guarantee
/product-comparison
  compare | difference between incard and carbon | which one should I buy | vs airtag | better than tile
  tagigo vs carbon finder | carbon or regular incard | is it better than apple's
/compatibility
  does it work with iphone 8 | compatible with samsung galaxy | will it work with my phone | huawei
  android 8 supported | works with pixel 8? | do I need an iphone 12 | iphone se
/blog/7
  find my or find hub | both networks at once | can two people use one tracker | girlfriend wants to see it too
/product-comparison /product-details
  is it waterproof | can it go in the wash | ip68 | survive rain | what happens if the card gets wet
  left it in the washing machine | drop in water
/product-details /products/incard-finder
  how thick is the card | dimensions | will it fit in my wallet | weight | does it fit a card slot
/blog/6
  luggage tracker | can I put it in checked baggage | airport | suitcase | lost my luggage | can I fly with it
  tracker for suitcases
/products/tagigo
  for my keys | keychain tracker | key finder | pink tracker | what colors | 4 pack | pack of four
/products/incard-finder
  wallet tracker | tracker for purse
/privacy-policy /blog/4
  privacy | do you collect my data | who can see my location | does anyone see where I am
/contact
  phone number | contact support | email address | talk to a human | support email | how can I reach you
  do you have a store near me
/regulatory /regulatory#tagigo-ce /regulatory#incard-finder-ce
  fcc id | ce certificate | declaration of conformity
/products/incard-finder?tab=manual&section=setup#setup-ios /coach
  user manual | instructions pdf
/buy-now
  price | how much does it cost | discount code | promo code
/products/tagigo?manual=true#setup-android-tagigo
  link tagigo with google
/products/incard-finder?tab=manual&section=factory-reset#re-pair /products/tagigo?manual=true#re-pair-tagigo /blog/8
  moving it over to my wife's phone | phone was stolen how do I get my tracker on the new one
/hand-over /products/incard-finder?tab=manual&section=factory-reset#factory-reset
  how do I clear the card before selling
/shipping /products/carbon-finder
  when do you ship carbon finder
/blog/7 /blog/5
  does it need wifi
/products/tagigo
  for my dog's collar
/products/incard-finder
  monthly fee
/buy-now /product-comparison
  what's the cheapest one
/products/incard-finder /product-details
  credit card sized
/products/incard-finder?tab=manual&section=factory-reset#factory-reset
  erase everything | resetting
/regulatory
  where are the certificates | RoHS
/products/carbon-finder?manual=true&section=wireless-charging#wireless-charging /blog/9
  how often do I need to charge the carbon
/compatibility /products/incard-finder?tab=manual&section=setup#setup-android
  using with samsung smartthings
/troubleshooter/old-place /products/incard-finder?tab=manual&section=locate#locate
  GPS inaccurate
/support/disable /found
  silence someone's tracker
/blog/5 /blog/7
  how does it work without internet
/return-policy /contact
  wrong color sent
/product-details
  how many mm
/privacy-policy
  delete my personal information
/privacy-policy /contact
  unsubscribe
`;

/** Words of real people, each with its fitting addresses. */
export const phrasings: readonly (readonly [query: string, ...fitting: string[]])[] = table
  .trim()
  .split(/\n(?! )/)
  .flatMap((block) => {
    const [addresses = "", ...lines] = block.split("\n");
    const queries = lines.flatMap((line) => line.trim().split(" | "));
    return queries.map((query) => [query, ...addresses.split(" ")] as const);
  });
